import { accept, afterMinutes, type Decision, type Instant } from '@cardroom/kernel';
import { type ConductSettings } from '../settings';
import { stampOf } from '../stamp';
import { type FlagSoftPlay, type NoteClock, type NoteRefusal } from './commands';
import { type ConductEvent } from './events';
import { opening } from './incidents';
import { type ConductRecord } from './state';

/** Hands are numbered anew each gaming day. */
const isWithinDay = (earlier: Instant, at: Instant): boolean => afterMinutes(earlier, 24 * 60) > at;

/** Of the same event; outside of events, of the last day. */
const clocksOfEvent = ({ eventId, at }: NoteClock, { clocks }: ConductRecord): number =>
  clocks.filter((clock) =>
    eventId === null ? clock.eventId === null && isWithinDay(clock.at, at) : clock.eventId === eventId,
  ).length;

/** From the house's count on, the clock called on one player in one event is brought up (RTC-2.d.6). */
export const noteClock = (command: NoteClock, record: ConductRecord): Decision<ConductEvent> => {
  const { playerId, tableId, hand, eventId, house } = command;
  const stamp = stampOf(command);
  const count = 1 + clocksOfEvent(command, record);
  const limit = house.settings.clockAbuseAlertCount;
  const alerted: readonly ConductEvent[] =
    limit !== null && count >= limit
      ? [
          {
            type: 'DirectorsAlerted',
            ...stamp,
            playerId,
            alert: 'clock-abuse',
            rule: 'RTC-2.d.6',
            incidents: [],
          },
        ]
      : [];
  return accept<ConductEvent>(
    ...opening(command, record),
    { type: 'ClockNoted', ...stamp, playerId, tableId, hand, eventId },
    ...alerted,
  );
};

/** Told to the directors and to nobody else, and it judges nobody (RTC-2.f). */
export const flagSoftPlay = (command: FlagSoftPlay, record: ConductRecord): Decision<ConductEvent> => {
  const { at, playerId, tableId, hand, why, opponent, percentOfPot } = command;
  const isKnown = record.softPlay.some(
    (flag) => flag.tableId === tableId && flag.hand === hand && flag.why === why && isWithinDay(flag.at, at),
  );
  if (isKnown) return accept();
  return accept<ConductEvent>(...opening(command, record), {
    type: 'SoftPlayFlagged',
    ...stampOf(command),
    playerId,
    tableId,
    hand,
    why,
    opponent,
    percentOfPot,
  });
};

export const noteRefusal = (command: NoteRefusal, { who }: ConductRecord): Decision<ConductEvent> => {
  if (!who) return accept();
  const { where, code } = command;
  return accept({ type: 'RefusedAtDoor', ...stampOf(command), playerId: who.playerId, where, code });
};

/** Whether somebody who is out of the event is seen out of its area (RTC-39.a). */
export const leavesTheArea = ({ eliminatedMayStay }: ConductSettings): boolean => !eliminatedMayStay;
