import { accept, type Decider, type Decision } from '@cardroom/kernel';
import { type RulingId, stampOf } from '../stamp';
import { annulRuling, appealRuling, decideAppeal, markGoodFaithError, noteOnRuling } from './appeals';
import { adviseOnRuling, askForRuling, takeRuling } from './asking';
import { letTableClose } from './closing-tables';
import { type CloseRulings, type RulingCommand } from './commands';
import { confirmRuling, decideRuling, recordRuling } from './deciding';
import { type RulingEvent } from './events';
import { playOn, releaseHeldPot } from './held-pots';
import { noRulings, type Ruling, type RulingsDay } from './state';

const closeRulings = (command: CloseRulings, { day, isClosed }: RulingsDay): Decision<RulingEvent> =>
  day && !isClosed ? accept({ type: 'RulingsClosed', ...stampOf(command) }) : accept();

const decisions: {
  readonly [T in RulingCommand['type']]: (
    command: Extract<RulingCommand, { readonly type: T }>,
    state: RulingsDay,
  ) => Decision<RulingEvent>;
} = {
  AskForRuling: askForRuling,
  RecordRuling: recordRuling,
  DecideRuling: decideRuling,
  TakeRuling: takeRuling,
  AdviseOnRuling: adviseOnRuling,
  ConfirmRuling: confirmRuling,
  PlayOn: playOn,
  ReleaseHeldPot: releaseHeldPot,
  AppealRuling: appealRuling,
  DecideAppeal: decideAppeal,
  AnnulRuling: annulRuling,
  NoteOnRuling: noteOnRuling,
  MarkGoodFaithError: markGoodFaithError,
  CloseRulings: closeRulings,
  LetTableClose: letTableClose,
};

const decide = (command: RulingCommand, state: RulingsDay): Decision<RulingEvent> =>
  (decisions[command.type] as (command: RulingCommand, state: RulingsDay) => Decision<RulingEvent>)(
    command,
    state,
  );

type EventNamed<T extends RulingEvent['type']> = Extract<RulingEvent, { readonly type: T }>;
type OfRuling = Exclude<
  RulingEvent['type'],
  'RulingsOpened' | 'RulesNoted' | 'RulingAskedFor' | 'RulingsClosed'
>;

const said = ({
  at,
  by,
  words,
}: { readonly at: Ruling['asked']['at'] } & Pick<EventNamed<'RulingNoted'>, 'by' | 'words'>) => ({
  at,
  by,
  words,
});

const settled = (isFinal: boolean): Ruling['state'] => (isFinal ? 'final' : 'decided');

const changes: { readonly [T in OfRuling]: (ruling: Ruling, event: EventNamed<T>) => Ruling } = {
  RulingDecided: (ruling, event) => ({
    ...ruling,
    decision: event,
    state: event.awaitsConfirmation ? 'awaiting-confirmation' : settled(event.isFinal),
    dealWaits: event.awaitsConfirmation && ruling.dealWaits,
    shortfallMinor: event.shortfallMinor,
  }),
  RulingConfirmed: (ruling, event) => ({
    ...ruling,
    decision: event.isConfirmed ? ruling.decision : null,
    state: event.isConfirmed ? settled(event.isFinal) : 'open',
    confirmedBy: event.isConfirmed ? event.by : null,
    dealWaits: !event.isConfirmed && ruling.dealWaits,
    notes: event.words === '' ? ruling.notes : [...ruling.notes, said(event)],
  }),
  RulingTaken: (ruling, { at, by }) => ({ ...ruling, taken: { at, by } }),
  RulingAdvised: (ruling, event) => ({ ...ruling, advice: [...ruling.advice, said(event)] }),
  PlayReleased: (ruling, { heldMinor }) => ({ ...ruling, heldMinor, dealWaits: false }),
  HeldPotReleased: (ruling) => ({ ...ruling, heldMinor: null }),
  RulingAppealed: (ruling, { at, by, seat, dealWaits }) => ({
    ...ruling,
    state: 'appealed',
    appeal: { at, by, seat, decided: null },
    dealWaits,
  }),
  AppealDecided: (ruling, event) => ({
    ...ruling,
    state: 'final',
    dealWaits: false,
    appeal: ruling.appeal && { ...ruling.appeal, decided: { ...said(event), isUpheld: event.isUpheld } },
    second: event.isUpheld ? null : { outcome: event.outcome, rules: event.rules },
  }),
  RulingAnnulled: (ruling, { at, by, reason, linkedId }) => ({
    ...ruling,
    state: 'annulled',
    dealWaits: false,
    annulledBy: { at, by, words: reason, linkedId },
  }),
  TableOrdered: (ruling, { effects, undoes }) => ({ ...ruling, effects: undoes ? [] : effects }),
  DisputeLeftOpen: (ruling, { shortfallMinor }) => ({ ...ruling, shortfallMinor }),
  RulingNoted: (ruling, event) => ({ ...ruling, notes: [...ruling.notes, said(event)] }),
  GoodFaithErrorMarked: (ruling, event) => ({ ...ruling, goodFaithError: said(event) }),
};

const newRuling = (asked: Ruling['asked']): Ruling => ({
  asked,
  state: 'open',
  decision: null,
  second: null,
  confirmedBy: null,
  taken: null,
  advice: [],
  notes: [],
  appeal: null,
  dealWaits: asked.dealWaits,
  heldMinor: null,
  effects: [],
  annulledBy: null,
  goodFaithError: null,
  shortfallMinor: null,
});

const withRuling = (state: RulingsDay, rulingId: RulingId, ruling: Ruling): RulingsDay => ({
  ...state,
  rulings: new Map(state.rulings).set(rulingId, ruling),
});

const changed = (state: RulingsDay, event: EventNamed<OfRuling>): RulingsDay => {
  const change = changes[event.type] as ((ruling: Ruling, event: RulingEvent) => Ruling) | undefined;
  const rulingId = event.type === 'TableOrdered' && event.undoes ? event.undoes : event.rulingId;
  const ruling = state.rulings.get(rulingId);
  return change && ruling ? withRuling(state, rulingId, change(ruling, event)) : state;
};

const evolve = (state: RulingsDay, event: RulingEvent): RulingsDay => {
  switch (event.type) {
    case 'RulingsOpened':
      return {
        ...state,
        day: { room: event.room, day: event.day, currency: event.currency },
        house: event.house,
      };
    case 'RulesNoted':
      return { ...state, house: event.house };
    case 'RulingsClosed':
      return { ...state, isClosed: true };
    case 'RulingAskedFor':
      return withRuling(state, event.rulingId, newRuling(event));
    default:
      return changed(state, event);
  }
};

/**
 * What was ruled in a room on one gaming day, one stream `rulings-<room>-<day>`. A ruling stays in the stream of its
 * day: whatever follows on it later, an appeal's end or a note, is recorded there.
 */
export const rulings: Decider<RulingCommand, RulingsDay, RulingEvent> = {
  initialState: noRulings,
  decide,
  evolve,
};
