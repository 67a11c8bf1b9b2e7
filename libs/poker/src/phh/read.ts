import { parse, TomlError } from 'smol-toml';
import { parseAction, type PhhAction } from './action';
import {
  amountField,
  amountsField,
  type FieldProblem,
  type Fields,
  isProblem,
  optional,
  scaleOf,
  textField,
} from './fields';
import { type HandHistory } from './hand-history';
import { type Lines, locate } from './locate';
import { type PhhProblem, type Read, read, wrong } from './problem';
import { isPhhCode, isStudCode, type PhhCode, phhVariants } from './variants';

/** One hand of a file, or what is wrong with it; the others can still be read. */
export interface NamedHand {
  /** The name of its table in a file of several hands (`.phhs`); null in a file of one (`.phh`). */
  readonly name: string | null;
  readonly hand: Read<HandHistory>;
  readonly lines: Lines;
}

/** Reads a file of one hand (`.phh`) or of several in numbered tables (`.phhs`). */
export const readHandHistories = (text: string): Read<readonly NamedHand[]> => {
  const tables = parseToml(text);
  if (!tables.ok) return tables;
  const hands = namedTables(tables.value);
  if (hands.length === 0) return wrong({ code: 'no-hand', line: null, hand: null });
  return read(
    hands.map(([name, fields]) => {
      const lines = locate(text, name);
      return { name, lines, hand: readFields(fields, { name, lines }) };
    }),
  );
};

const parseToml = (text: string): Read<Fields> => {
  try {
    return read(parse(text, { maxDepth: 20, unsafeKeyBehaviour: 'throw' }));
  } catch (error) {
    if (!(error instanceof TomlError)) throw error;
    const found = error.message.split('\n')[0] ?? '';
    return wrong({ code: 'not-toml', line: error.line, hand: null, found });
  }
};

const isTable = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const namedTables = (top: Fields): readonly (readonly [string | null, Fields])[] => {
  if ('variant' in top || 'actions' in top) return [[null, top]];
  return Object.entries(top).filter((entry): entry is [string, Fields] => isTable(entry[1]));
};

interface Place {
  readonly name: string | null;
  readonly lines: Lines;
}

const readFields = (fields: Fields, place: Place): Read<HandHistory> => {
  const variant = textField(fields, 'variant');
  if (isProblem(variant)) return wrong(placed(variant, place));
  if (!isPhhCode(variant)) {
    return wrong(placed({ code: 'variant-unknown', field: 'variant', found: variant }, place));
  }
  const scale = scaleOf(fields);
  const amounts = readAmounts(fields, variant, scale);
  if (isProblem(amounts)) return wrong(placed(amounts, place));
  const actions = readActions(fields, { scale, players: amounts.startingStacks.length }, place);
  if (!actions.ok) return actions;
  return read({ variant, scale, ...amounts, ...actions.value, others: othersOf(fields) });
};

const placed = (problem: FieldProblem, { name, lines }: Place): PhhProblem => ({
  ...problem,
  hand: name,
  line: problem.field === undefined ? null : lines.ofField(problem.field),
});

type Amounts = Pick<
  HandHistory,
  | 'antes'
  | 'antesMakeSidePots'
  | 'blinds'
  | 'bringIn'
  | 'smallBet'
  | 'bigBet'
  | 'minBet'
  | 'startingStacks'
  | 'finishingStacks'
  | 'winnings'
>;

/** Resolves every member, or answers the first problem among them. */
const everyField = <T extends object>(members: {
  readonly [K in keyof T]: T[K] | FieldProblem;
}): T | FieldProblem => Object.values(members).find(isProblem) ?? (members as T);

const readAmounts = (fields: Fields, code: PhhCode, scale: number): Amounts | FieldProblem => {
  const startingStacks = amountsField(fields, 'starting_stacks', { scale });
  if (isProblem(startingStacks)) return startingStacks;
  const list = { scale, length: startingStacks.length };
  const limit = phhVariants[code].limit === 'fixedLimit';
  const stud = isStudCode(code);
  const one = (name: string, asked: boolean) => (asked ? amountField(fields, name, scale) : 0);
  const some = (name: string) =>
    optional(fields, name, () => amountsField(fields, name, { ...list, fractions: true }));
  return everyField<Amounts>({
    startingStacks,
    antes: amountsField(fields, 'antes', list),
    antesMakeSidePots: fields['ante_trimming_status'] === true,
    blinds: stud
      ? startingStacks.map(() => 0)
      : amountsField(fields, 'blinds_or_straddles', { ...list, negative: true }),
    bringIn: one('bring_in', stud),
    smallBet: one('small_bet', limit),
    bigBet: one('big_bet', limit),
    minBet: one('min_bet', !limit),
    finishingStacks: some('finishing_stacks'),
    winnings: some('winnings'),
  });
};

type Actions = Pick<HandHistory, 'actions' | 'actionNumbers'>;

const readActions = (
  fields: Fields,
  { scale, players }: { readonly scale: number; readonly players: number },
  place: Place,
): Read<Actions> => {
  const texts = fields['actions'];
  const field = 'actions';
  if (texts === undefined) return wrong(placed({ code: 'field-missing', field }, place));
  if (!Array.isArray(texts))
    return wrong(placed({ code: 'field-wrong', field, found: String(texts) }, place));
  const actions: PhhAction[] = [];
  const actionNumbers: number[] = [];
  for (const [i, text] of texts.entries()) {
    const at = { hand: place.name, action: i + 1, line: place.lines.ofAction(i + 1), found: String(text) };
    const action = parseAction(String(text), scale);
    if (action === null) continue;
    if ('unreadable' in action) return wrong({ code: action.unreadable, ...at });
    if ('player' in action && action.player > players) return wrong({ code: 'player-unknown', ...at });
    actions.push(action);
    actionNumbers.push(i + 1);
  }
  return read({ actions, actionNumbers });
};

const understood = new Set([
  'variant',
  'ante_trimming_status',
  'antes',
  'blinds_or_straddles',
  'bring_in',
  'small_bet',
  'big_bet',
  'min_bet',
  'starting_stacks',
  'finishing_stacks',
  'winnings',
  'actions',
]);

const othersOf = (fields: Fields): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => !understood.has(name)));
