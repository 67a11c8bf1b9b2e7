import { type GameId, type Instant, type PlayerId } from '@cardroom/kernel';
import { type EndCooldown } from './commands';
import { type Cooldown } from './remembered';

interface CooldownTimer {
  readonly kind: 'must-move-cooldown';
  readonly dueAt: Instant;
  readonly payload: Readonly<Record<string, string | number>>;
}

/** The deadline in a cooldown. */
export const ofCooldown = (value: unknown): CooldownTimer | null => {
  const cooldown = value as Cooldown | undefined;
  if (!cooldown) return null;
  const { playerId, gameId, until } = cooldown;
  return { kind: 'must-move-cooldown', dueAt: until, payload: { playerId, gameId } };
};

/** The command its knock leads to. */
export const cooldownIsOver = ({
  playerId,
  gameId,
}: Readonly<Record<string, unknown>>): Pick<EndCooldown, 'type' | 'playerId' | 'gameId'> => ({
  type: 'EndCooldown',
  playerId: String(playerId) as PlayerId,
  gameId: String(gameId) as GameId,
});
