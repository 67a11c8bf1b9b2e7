import { conductStreamId, rulesetStreamId } from '@cardroom/conduct';
import { type EventStore, type StoredEvent } from '@cardroom/event-store';
import { type CommandId, type HandId, id } from '@cardroom/kernel';
import { type HandPlayed, type HandReading, wishesOfHand } from '@cardroom/reactions';
import { conductCategory, rulesetCategory } from '@cardroom/read-models';

export interface FiledHand {
  readonly handId: HandId;
  readonly reading: HandReading;
  readonly played: Omit<HandPlayed, 'house'>;
}

/**
 * Hands what a finished hand shows of conduct to the records of those who played it. Told twice it is recorded once:
 * the hand and the player make the command's id.
 */
export const tellConduct = async (
  store: EventStore,
  stored: StoredEvent,
  { handId, reading, played }: FiledHand,
): Promise<void> => {
  const { room, correlationId } = stored.metadata;
  const { state: house } = await store.state(rulesetCategory, rulesetStreamId(room));
  const by = { kind: 'timer' } as const;
  const at = stored.occurredAt;
  for (const [i, wish] of wishesOfHand(reading, { ...played, house }).entries()) {
    const commandId = id<CommandId>(`hand-conduct-${handId}-${i}`);
    const context = { commandId, fingerprint: 'hand-conduct', by, at, room, correlationId };
    const command = { ...wish, at, by, command: commandId };
    await store.run(conductCategory, conductStreamId(wish.playerId), command as never, {
      ...context,
      causationId: String(stored.position),
    });
  }
};
