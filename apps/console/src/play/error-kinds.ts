import { type ErrorAsk } from '@cardroom/contracts';
import { type CardText, type DealDue, hiddenCard } from '@cardroom/design';

/** What has been told of an error so far. */
export interface ErrorTold {
  readonly seat: number | null;
  /** Which of his cards, counted from 0. */
  readonly place: number | null;
  readonly cards: readonly CardText[];
}

export const nothingTold: ErrorTold = { seat: null, place: null, cards: [] };

export interface ErrorKind {
  readonly name: string;
  readonly group: 'misdeal' | 'cards' | 'board';
  readonly wants: readonly ('seat' | 'place' | 'board' | 'board-and-one')[];
  /** Null while something it wants is missing. */
  readonly ask: (told: ErrorTold) => ErrorAsk | null;
}

type Kind = Omit<ErrorKind, 'group'>;

const ofSeat =
  (make: (seat: number, told: ErrorTold) => ErrorAsk) =>
  (told: ErrorTold): ErrorAsk | null =>
    told.seat === null ? null : make(told.seat, told);

const seatFaults: ReadonlySet<string> = new Set([
  'cardToWrongSeat',
  'playerForgotten',
  'firstCardToWrongSeat',
]);

type Fault = Extract<ErrorAsk, { type: 'ReportMisdeal' }>['fault'];

const misdealFaults: readonly Fault[] = [
  'firstCardToWrongSeat',
  'outOfSequence',
  'buttonMisplaced',
  'cardToWrongSeat',
  'playerForgotten',
  'dealtIntoFlop',
  'badShuffle',
  'jokerBeforeDeal',
  'other',
];

const misdeals: readonly Kind[] = misdealFaults.map((fault) => ({
  name: fault,
  wants: seatFaults.has(fault) ? ['seat'] : [],
  ask: seatFaults.has(fault)
    ? ofSeat((seat) => ({ type: 'ReportMisdeal', fault, seat }))
    : () => ({ type: 'ReportMisdeal', fault }),
}));

const exposed = (by: 'dealer' | 'player'): Kind => ({
  name: by === 'dealer' ? 'exposedByDealer' : 'exposedByPlayer',
  wants: ['seat', 'place'],
  ask: ofSeat((seat, { place }) => ({ type: 'ReportExposed', seat, place: place ?? 0, by, how: 'turned' })),
});

const withCards: readonly Kind[] = [
  exposed('dealer'),
  exposed('player'),
  { name: 'extraCard', wants: ['seat'], ask: ofSeat((seat) => ({ type: 'DealExtraCard', seat })) },
  { name: 'wrongCount', wants: ['seat'], ask: ofSeat((seat) => ({ type: 'ReportWrongCount', seat })) },
  { name: 'boxed', wants: [], ask: () => ({ type: 'ReportScrap', what: 'boxed', where: 'stub' }) },
  {
    name: 'dealerTook',
    wants: ['seat'],
    ask: ofSeat((seat) => ({
      type: 'ReportFouled',
      seat,
      how: 'dealerTook',
      isProtected: false,
      identifiable: true,
    })),
  },
  { name: 'foulDeck', wants: [], ask: () => ({ type: 'ReportDeck', what: 'duplicate' }) },
];

const street = (count: number, cards: readonly CardText[]) => ({
  board: Array.from({ length: Math.max(1, count) }, (_, i) => cards[i] ?? hiddenCard),
});

const withBoard = (deal: DealDue | null): readonly Kind[] => {
  const due = deal?.board ?? 0;
  const wrong = (mistake: 'noBurn' | 'twoBurns' | 'extraBoardCard'): Kind => ({
    name: mistake,
    wants: [mistake === 'extraBoardCard' ? 'board-and-one' : 'board'],
    ask: ({ cards }) => ({
      type: 'DealWrong',
      mistake,
      ...street(mistake === 'extraBoardCard' ? due + 1 : due, cards),
    }),
  });
  return [
    ...(due > 0 ? [wrong('noBurn'), wrong('twoBurns'), wrong('extraBoardCard')] : []),
    {
      name: 'dealtEarly',
      wants: [],
      ask: () => ({ type: 'DealEarly' }),
    },
    { name: 'correctDeal', wants: [], ask: () => ({ type: 'CorrectDeal' }) },
    { name: 'droppedStub', wants: [], ask: () => ({ type: 'DropStubCards', count: 1 }) },
  ];
};

/** Every error a dealer reports, in the order in which they happen; those of a street only while one is due. */
export const errorKinds = (deal: DealDue | null): readonly ErrorKind[] => [
  ...misdeals.map((kind) => ({ ...kind, group: 'misdeal' as const })),
  ...withCards.map((kind) => ({ ...kind, group: 'cards' as const })),
  ...withBoard(deal).map((kind) => ({ ...kind, group: 'board' as const })),
];
