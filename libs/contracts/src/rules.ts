import { z } from 'zod';

/** `GET /rules?search=`: the rule book, by word, situation or number, in either language. */
export const rulesQuery = z.strictObject({
  search: z.string().trim().max(100).default(''),
  /** The language whose words weigh most; the request's own when not said. */
  language: z.enum(['en', 'fr']).optional(),
  topic: z.string().max(40).optional(),
  limit: z.coerce.number().int().min(1).max(100).default(20),
});

const bothLanguages = z.object({ en: z.string(), fr: z.string() });

export const ruleShape = z.object({
  id: z.string(),
  title: bothLanguages,
  text: bothLanguages,
  topics: z.array(z.string()),
  /** Who applies it: `enforced` by the house's software, `prompted`, `recorded` by staff, or `reference`. */
  kind: z.string(),
});

export const rulesAnswer = z.object({ rules: z.array(ruleShape) });
export type RulesAnswer = z.infer<typeof rulesAnswer>;
