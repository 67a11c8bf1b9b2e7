import { accept, type Decision, judge, type PlayerId, type Policy, refuse } from '@cardroom/kernel';
import { askToPost, occupantOf, withOccupant } from '@cardroom/poker';
import { asksForHimself, isOfHouse, isSeated, tableIsOpen, theSeated } from '../ground-rules';
import { dealTerms, readyToDeal } from '../hands/plan';
import { changeSeated } from '../keeping';
import { type CommandNamed, type DecisionsOf, type EvolutionsOf, type EventNamed } from '../slice';
import { stampOf, type Stamp } from '../stamp';
import { seatedAs, type Table } from '../state';
import { type SeatEvent } from './events';

type Asked = Stamp & { readonly playerId: PlayerId };

export const forHimselfRules: readonly Policy<Asked, Table>[] = [tableIsOpen, isSeated, asksForHimself];
export const awayRules: readonly Policy<Asked, Table>[] = [isOfHouse, tableIsOpen, isSeated];

const factsOf = (command: Asked, table: Table) => {
  const { seat, playerId } = theSeated(table, command.playerId);
  return { ...stampOf(command), seat, playerId };
};

/** Said twice, it changes nothing. */
const once = <E extends SeatEvent>(isNews: boolean, event: E): Decision<E> =>
  isNews ? accept(event) : accept();

/** He asks to post what his coming in costs; where he may not come in with the next deal, the rule says why (RRP-4.1.4). */
const posting = (command: CommandNamed<'PostToPlay'>, table: Table): Decision<SeatEvent> => {
  const { seat } = theSeated(table, command.playerId);
  const decision = askToPost({ seat }, readyToDeal(table), dealTerms(table));
  return decision.accepted
    ? accept({ type: 'PostingAsked', ...factsOf(command, table) })
    : refuse(decision.refusal);
};

export const presenceDecisions: DecisionsOf<
  'SitOut' | 'SitIn' | 'MarkAway' | 'MarkBack' | 'PostToPlay' | 'SittingOutFallsDue'
> = {
  SitOut: (command, table) =>
    judge(forHimselfRules, [command, table], () =>
      once(theSeated(table, command.playerId).sitsOutSince === null, {
        type: 'SatOut',
        ...factsOf(command, table),
        why: 'asked',
      }),
    ),
  SitIn: (command, table) =>
    judge(forHimselfRules, [command, table], () =>
      once(theSeated(table, command.playerId).sitsOutSince !== null, {
        type: 'SatIn',
        ...factsOf(command, table),
      }),
    ),
  MarkAway: (command, table) =>
    judge(awayRules, [command, table], () =>
      once(!theSeated(table, command.playerId).away, { type: 'WentAway', ...factsOf(command, table) }),
    ),
  MarkBack: (command, table) =>
    judge(awayRules, [command, table], () =>
      once(theSeated(table, command.playerId).away, { type: 'CameBack', ...factsOf(command, table) }),
    ),
  PostToPlay: (command, table) => judge(forHimselfRules, [command, table], () => posting(command, table)),
  /** A knock: nothing, when he has sat in meanwhile. */
  SittingOutFallsDue: (command, table) => {
    const { since } = command;
    const isStillOut = seatedAs(table, command.playerId)?.sitsOutSince === since;
    return isStillOut ? accept({ type: 'SatOutTooLong', ...factsOf(command, table), since }) : accept();
  },
};

/** Who posts instead of dealing off is a seat-changer like others (RRP-4.1.19). */
const postsNext = (table: Table, { seat }: EventNamed<'PostingAsked'>): Table => {
  const occupant = occupantOf(table.between, seat);
  if (!occupant) return table;
  const standing =
    occupant.standing.kind === 'dealingOff' ? { kind: 'moved' as const, dealsToWait: 1 } : occupant.standing;
  return { ...table, between: withOccupant(table.between, { ...occupant, standing, posts: true }) };
};

export const presenceEvolutions: EvolutionsOf<
  'SatOut' | 'SatIn' | 'WentAway' | 'CameBack' | 'PostingAsked' | 'SatOutTooLong'
> = {
  SatOut: (table, { at, playerId }) => changeSeated(table, playerId, { sitsOutSince: at }),
  SatIn: (table, { playerId }) => changeSeated(table, playerId, { sitsOutSince: null, timeouts: 0 }),
  WentAway: (table, { playerId }) => changeSeated(table, playerId, { away: true }),
  CameBack: (table, { playerId }) => changeSeated(table, playerId, { away: false }),
  PostingAsked: postsNext,
  SatOutTooLong: (table) => table,
};
