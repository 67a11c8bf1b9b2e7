import { useTranslation } from 'react-i18next';
import { useChips } from './chips';
import { type LogLine } from './hand-log';
import { type CardText } from './shapes';
import { type StepEvent, type ViewStep } from './view';

interface Share {
  readonly seat: number;
  readonly amount: number;
}

/** What of an event is shown: its words, the cards it turned, and the rule it rests on. */
interface Told {
  readonly words: string;
  readonly cards?: readonly CardText[];
  readonly isStreet?: boolean;
  readonly rule?: string;
}

const list = <T>(value: unknown): readonly T[] => (Array.isArray(value) ? (value as readonly T[]) : []);
const text = (value: unknown): string => (typeof value === 'string' ? value : '');
const number = (value: unknown): number => (typeof value === 'number' ? value : 0);

interface Posted extends Share {
  readonly kind: string;
  readonly paid: number;
}

interface Award {
  readonly part: string;
  readonly shares: readonly Share[];
}

const streetNames = ['preflop', 'flop', 'turn', 'river'] as const;

/** In the order of the game: what comes of an event for the reader, null where nothing is worth a line. */
const useTellers = () => {
  const { t } = useTranslation('play');
  const { chips } = useChips();
  const shares = (given: readonly Share[]) =>
    given.map(({ seat, amount }) => t('log.share', { seat, amount: chips(amount) })).join(', ');

  const posted = (bets: readonly Posted[]): readonly Told[] =>
    bets.map(({ seat, kind, paid }) => ({
      words: t('log.posted', { seat, kind: t(`log.bet.${kind}` as 'log.bet.ante'), amount: chips(paid) }),
    }));

  const streetDealt = (event: StepEvent): readonly Told[] => {
    const board = list<CardText>(event['board']);
    const name = streetNames[number(event['street'])];
    const words = board.length > 0 && name ? t(`log.street.${name}`) : t('log.dealt');
    return [{ words, cards: board, isStreet: true }];
  };

  const acted = (event: StepEvent): readonly Told[] => {
    const kind = text(event['kind']) as 'fold';
    const words = t(`log.acted.${kind}`, { seat: number(event['seat']), amount: chips(number(event['to'])) });
    const rule = text(event['ruled']);
    return [
      { words: event['allIn'] === true ? t('log.allIn', { words }) : words, ...(rule ? { rule } : {}) },
    ];
  };

  const potAwarded = (event: StepEvent): readonly Told[] =>
    list<Award>(event['awards']).map((award) => ({
      words: t(number(event['pot']) === 0 ? 'log.mainPotTo' : 'log.sidePotTo', {
        pot: number(event['pot']),
        shares: shares(award.shares),
      }),
    }));

  return { posted, streetDealt, acted, potAwarded, shares };
};

/** What is told of each type of event that has a line of its own. */
const useOwnLines = () => {
  const { t } = useTranslation('play');
  const { posted, streetDealt, acted, potAwarded, shares } = useTellers();
  const byType: Readonly<Record<string, (event: StepEvent) => readonly Told[]>> = {
    ForcedBetsPosted: (event) => posted(list<Posted>(event['bets'])),
    StreetDealt: streetDealt,
    Acted: acted,
    PotAwarded: potAwarded,
    HandShown: (event) => [
      { words: t('log.HandShown', { seat: number(event['seat']) }), cards: list<CardText>(event['cards']) },
    ],
    LosingHandsKilled: (event) => [
      { words: t('log.LosingHandsKilled', { seats: list<number>(event['seats']).join(', ') }) },
    ],
    PotHeld: (event) => [{ words: t('log.PotHeld', { pot: number(event['pot']) }) }],
    BettingClosed: (event) => {
      const back = event['uncalled'] as Share | null;
      return back ? [{ words: t('log.uncalled', { shares: shares([back]) }) }] : [];
    },
    Discarded: (event) => [
      { words: t('log.Discarded', { seat: number(event['seat']), count: list(event['cards']).length }) },
    ],
    ActedOutOfTurn: (event) => [
      {
        words: t('log.ActedOutOfTurn', {
          seat: number((event['outOfTurn'] as { seat?: number } | undefined)?.seat),
        }),
      },
    ],
  };

  return { byType, shares };
};

const seatOnly = new Set([
  'HandMucked',
  'BoardPlayed',
  'ClockCalled',
  'OpenersProven',
  'OutOfTurnFreed',
  'ShortCallTakenBack',
  'TimeAsked',
  'AwardObjected',
]);
const bare = new Set(['ShowdownReached', 'ClockApproved', 'ObjectionOverruled', 'StreetRecalled']);
const withRule = new Set([
  'HandKilled',
  'HandVoided',
  'CardsMoved',
  'StubReshuffled',
  'RaiseBarred',
  'OpenersFalse',
]);
const withShares = new Set(['BlindsChopped', 'OversizeBetCut']);

/** A step of a hand in lines of words, in the language of the screen. */
export const useStepWords = () => {
  const { t } = useTranslation('play');
  const { byType, shares } = useOwnLines();

  const told = (event: StepEvent): readonly Told[] => {
    const { type } = event;
    const own = byType[type];
    if (own) return own(event);
    const rule = text(event['rule']);
    const facts = { seat: number(event['seat']), shares: shares(list<Share>(event['refunds'])) };
    if (seatOnly.has(type) || bare.has(type) || withShares.has(type))
      return [{ words: t(`log.${type}` as 'log.HandMucked', facts) }];
    return withRule.has(type) ? [{ words: t(`log.${type}` as 'log.HandKilled', facts), rule }] : [];
  };

  return ({ step, at, events }: ViewStep): readonly (LogLine & { readonly rule?: string })[] =>
    events.flatMap(told).map((line, i) => ({ ...line, key: `${step}-${i}`, at: (i === 0 && at) || null }));
};
