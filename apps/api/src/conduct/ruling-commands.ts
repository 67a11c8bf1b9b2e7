import {
  type AfterTheHand,
  type DecidedParts,
  type House,
  type Question,
  type RulingCommand,
  type RulingId,
  type TableEffect,
} from '@cardroom/conduct';
import { type ConductCommandBody } from '@cardroom/contracts';
import {
  type GamingDay,
  id,
  type Instant,
  instantFromIso,
  type Minor,
  type PlayerId,
} from '@cardroom/kernel';
import { type Edge } from '../commands/edge';
import { amount, stamp } from '../commands/translating';
import { tableAsItStood, type TableFound } from './table-facts';

/** Requests that go to a day's rulings. */
export type RulingCommandName =
  | 'conduct/ask-for-ruling'
  | 'conduct/record-ruling'
  | 'conduct/take-ruling'
  | 'conduct/advise-on-ruling'
  | 'conduct/confirm-ruling'
  | 'conduct/play-on'
  | 'conduct/release-held-pot'
  | 'conduct/appeal-ruling'
  | 'conduct/decide-appeal'
  | 'conduct/annul-ruling'
  | 'conduct/note-on-ruling'
  | 'conduct/mark-good-faith-error';

type Body<N extends RulingCommandName> = ConductCommandBody<N>;

/** What the edge has looked up for a ruling. */
export interface RulingEdge extends Edge {
  readonly day: GamingDay;
  readonly house: House;
  readonly rulingId: RulingId;
  /** For a ruling that takes another back. */
  readonly linkedId: RulingId;
  readonly table: TableFound | null;
  readonly after: AfterTheHand;
}

const instantOrNull = (iso: string | undefined): Instant | null =>
  iso === undefined ? null : instantFromIso(iso);

/** Amounts of a question are minor units inside; everything else is as it was said. */
const inMinor = (value: unknown, edge: Edge, names: ReadonlySet<string>): unknown => {
  if (Array.isArray(value)) return value.map((one) => inMinor(one, edge, names));
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, part]): [string, unknown] =>
      names.has(name) && typeof part === 'string'
        ? [`${name}Minor`, amount(part, `question.${name}`, edge)]
        : [name, inMinor(part, edge, names)],
    ),
  );
};

const amountsOfQuestion = new Set([
  'due',
  'putIn',
  'amount',
  'raked',
  'share',
  'stack',
  'pot',
  'bet',
  'unansweredBet',
]);

const questionOf = (body: { readonly question?: object | undefined }, edge: Edge): Question | null =>
  body.question ? (inMinor(body.question, edge, amountsOfQuestion) as Question) : null;

type Effects = Body<'conduct/record-ruling'>['effects'];

const effectsOf = (effects: Effects, edge: Edge): readonly TableEffect[] =>
  effects.map((effect) => {
    if (effect.kind !== 'move-chips') return effect;
    const { amount: moved, ...rest } = effect;
    return { ...rest, amountMinor: amount(moved, 'effects', edge) };
  });

const askedOf = (body: Omit<Body<'conduct/ask-for-ruling'>, 'tableId'>, edge: RulingEdge) => ({
  ...stamp(edge),
  room: edge.room.roomId,
  day: edge.day,
  currency: edge.room.currency,
  house: edge.house,
  rulingId: edge.rulingId,
  about: body.about,
  tableId: edge.table?.tableId ?? null,
  tableNumber: edge.table?.floor.tables.get(edge.table.tableId)?.plan.number ?? null,
  table: edge.table && tableAsItStood(edge.table),
  after: edge.after,
  seat: body.seat ?? null,
  words: body.words,
  question: questionOf(body, edge),
  happenedAt: instantOrNull(body.happenedAt),
  noticedAt: instantOrNull(body.noticedAt),
  actionsSince: body.actionsSince ?? null,
});

const decidedOf = (body: Body<'conduct/record-ruling'>, edge: RulingEdge): DecidedParts => ({
  rules: body.rules,
  outcome: body.outcome,
  decidedWords: body.words,
  intent: body.intent ?? null,
  witnesses: body.witnesses,
  departure: body.departure ?? null,
  effects: effectsOf(body.effects, edge),
  isTextConfirmed: body.confirmed ?? false,
});

const ofRuling = (edge: RulingEdge) => ({ ...stamp(edge), rulingId: edge.rulingId });

type Translations = {
  readonly [N in RulingCommandName]: (body: ConductCommandBody<N>, edge: RulingEdge) => RulingCommand;
};

const heldOf = (held: string, edge: Edge): Minor => amount(held, 'held', edge);

/** Each request about rulings as the command that is decided on. */
export const rulingCommands: Translations = {
  'conduct/ask-for-ruling': (body, edge) => ({ type: 'AskForRuling', ...askedOf(body, edge) }),
  'conduct/record-ruling': (body, edge) =>
    body.rulingId === undefined
      ? { type: 'RecordRuling', ...askedOf(body, edge), ...decidedOf(body, edge) }
      : { type: 'DecideRuling', ...ofRuling(edge), seat: body.seat ?? null, ...decidedOf(body, edge) },
  'conduct/take-ruling': (_, edge) => ({ type: 'TakeRuling', ...ofRuling(edge) }),
  'conduct/advise-on-ruling': ({ words }, edge) => ({ type: 'AdviseOnRuling', ...ofRuling(edge), words }),
  'conduct/confirm-ruling': ({ confirmed, words }, edge) => ({
    type: 'ConfirmRuling',
    ...ofRuling(edge),
    isConfirmed: confirmed,
    words,
  }),
  'conduct/play-on': ({ reason, held }, edge) => ({
    type: 'PlayOn',
    ...ofRuling(edge),
    reason,
    heldMinor: heldOf(held, edge),
  }),
  'conduct/release-held-pot': ({ to }, edge) => ({
    type: 'ReleaseHeldPot',
    ...ofRuling(edge),
    to: to.kind === 'seat' ? to : { kind: 'cashier', playerId: id<PlayerId>(to.playerId) },
  }),
  'conduct/appeal-ruling': ({ seat }, edge) => ({
    type: 'AppealRuling',
    ...ofRuling(edge),
    seat: seat ?? null,
    after: edge.after,
  }),
  'conduct/decide-appeal': ({ upheld, words, outcome, rules, effects }, edge) => ({
    type: 'DecideAppeal',
    ...ofRuling(edge),
    isUpheld: upheld,
    words,
    outcome: outcome ?? null,
    rules,
    effects: effectsOf(effects, edge),
  }),
  'conduct/annul-ruling': ({ reason }, edge) => ({
    type: 'AnnulRuling',
    ...ofRuling(edge),
    linkedId: edge.linkedId,
    reason,
    after: edge.after,
  }),
  'conduct/note-on-ruling': ({ words }, edge) => ({ type: 'NoteOnRuling', ...ofRuling(edge), words }),
  'conduct/mark-good-faith-error': ({ words }, edge) => ({
    type: 'MarkGoodFaithError',
    ...ofRuling(edge),
    words,
  }),
};
