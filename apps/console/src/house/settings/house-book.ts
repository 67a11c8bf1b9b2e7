import { useQuery } from '@tanstack/react-query';

/**
 * The house's parameters with their words and bounds, and the ids of the rules that each belongs to. Schemas must not
 * compile themselves: the server's content policy forbids it.
 */
const readHouseBook = async () => {
  const { config } = await import('zod');
  config({ jitless: true });
  const [{ rules }, { cageSection, parameterSections, unitAfter }] = await Promise.all([
    import('@cardroom/rulebook/catalogue'),
    import('@cardroom/rulebook'),
  ]);
  const rulesOf = new Map<string, readonly string[]>();
  for (const { id, parameters } of rules)
    for (const name of Object.keys(parameters)) rulesOf.set(name, [...(rulesOf.get(name) ?? []), id]);
  const sections = [...parameterSections, cageSection];
  return { sections, unitAfter, rulesOf };
};

export type HouseBook = Awaited<ReturnType<typeof readHouseBook>>;
export type HouseParameter = HouseBook['sections'][number]['parameters'][string];

/** Undefined until it has been fetched: it is large, and only this page and the rule book want it. */
export const useHouseBook = (): HouseBook | undefined =>
  useQuery({ queryKey: ['house-book'], queryFn: readHouseBook, staleTime: Infinity }).data;

/** What a setting can hold; a list of words or of numbers is in order. */
export type SettingValue = string | number | boolean | null | readonly (string | number)[];

export const isList = (value: SettingValue): value is readonly (string | number)[] => Array.isArray(value);

/** Whether nothing at all is a value of its own. */
export const mayBeNone = ({ none, start }: HouseParameter): boolean => none !== null || start === null;
