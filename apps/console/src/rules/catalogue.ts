import { useQuery } from '@tanstack/react-query';
import { type HouseParameter } from '../house/settings/house-book';

/**
 * The catalogue and the parameters are large: they are fetched when the first rule is read, and then kept. Their
 * schemas must not compile themselves: the server's content policy forbids it.
 */
const readCatalogue = async () => {
  const { config } = await import('zod');
  config({ jitless: true });
  const [{ rules, topics }, { parameterSections, startingRules, unitAfter }] = await Promise.all([
    import('@cardroom/rulebook/catalogue'),
    import('@cardroom/rulebook'),
  ]);
  return {
    rules,
    topics: topics(),
    ruleOf: new Map<string, (typeof rules)[number]>(rules.map((rule) => [rule.id, rule])),
    parameters: Object.assign({}, ...parameterSections.map(({ parameters }) => parameters)) as Readonly<
      Record<string, ParameterWords>
    >,
    startingRules: startingRules as unknown as Readonly<Record<string, unknown>>,
    unitAfter,
  };
};

type Text = Readonly<Record<'en' | 'fr', string>>;

/** What a screen needs to know to say a parameter and its value in words. */
export interface ParameterWords {
  readonly meaning: Text;
  readonly unit: HouseParameter['unit'];
  readonly choices: Readonly<Record<string, Text>> | null;
  readonly none: Text | null;
}

export type Catalogue = Awaited<ReturnType<typeof readCatalogue>>;
export type CatalogueRule = Catalogue['rules'][number];

/** The rule book's data; undefined until it has been fetched. */
export const useCatalogue = (wanted = true): Catalogue | undefined =>
  useQuery({ queryKey: ['catalogue'], queryFn: readCatalogue, staleTime: Infinity, enabled: wanted }).data;
