import {
  type CommandAnswer,
  type MayAnswer,
  type PlayersCommandBody,
  type PlayersCommandName,
} from '@cardroom/contracts';
import { step, type Step } from '@cardroom/event-store';
import { type PlayerId } from '@cardroom/kernel';
import { playersHouseStreamId } from '@cardroom/players';
import { playersHouseCategory } from '@cardroom/read-models';
import { Inject, Injectable } from '@nestjs/common';
import { type Asked } from '../commands/asked';
import { CommandDoor } from '../commands/command-door';
import { type Edge } from '../commands/edge';
import { playerOf, stamp } from '../commands/translating';
import { onPlayer, PlayerFiles } from './player-files';

/** Commands that need no more than their body and the house's rules. */
export type PlainCommand = Extract<
  PlayersCommandName,
  `players/${'register-player' | 'change-alias' | 'issue-card' | 'withdraw-card' | 'set-language' | 'set-needs' | 'change-rule'}`
>;

type Body<N extends PlayersCommandName> = PlayersCommandBody<N>;
type Plans = {
  readonly [N in PlainCommand]: (body: Body<N>, edge: Edge) => Promise<readonly Step[]> | readonly Step[];
};

/** The door to players' records: a request becomes a command on the record that counts. */
@Injectable()
export class PlayersDoor {
  constructor(
    @Inject(CommandDoor) private readonly door: CommandDoor,
    @Inject(PlayerFiles) private readonly files: PlayerFiles,
  ) {}

  answer<N extends PlainCommand>(name: N, body: Body<N>, asked: Asked): Promise<CommandAnswer | MayAnswer> {
    return this.door.answer({ name, body }, asked, async (edge) => ({
      steps: await this.plans[name](body, edge),
    }));
  }

  private readonly plans: Plans = {
    'players/register-player': async ({ cardNumber, language }, edge) => {
      const { playerId } = playerOf(edge);
      const card = cardNumber === undefined ? [] : [await this.issuing(edge, playerId, cardNumber)];
      const spoken = language ? [onPlayer(playerId, { type: 'SetLanguage', ...stamp(edge), language })] : [];
      return [...card, ...spoken];
    },
    'players/change-alias': async ({ newAlias: alias }, edge) => {
      const { playerId } = playerOf(edge);
      const legalName = await this.files.legalNameOf(playerId);
      const { insults } = await this.files.house(edge.room.roomId);
      return [onPlayer(playerId, { type: 'ChangeAlias', ...stamp(edge), alias, insults, legalName })];
    },
    'players/issue-card': async ({ cardNumber }, edge) => [
      await this.issuing(edge, playerOf(edge).playerId, cardNumber),
    ],
    'players/withdraw-card': (_, edge) => [
      onPlayer(playerOf(edge).playerId, { type: 'WithdrawCard', ...stamp(edge) }),
    ],
    'players/set-language': ({ language }, edge) => [
      onPlayer(playerOf(edge).playerId, { type: 'SetLanguage', ...stamp(edge), language }),
    ],
    'players/set-needs': ({ needs }, edge) => [
      onPlayer(playerOf(edge).playerId, { type: 'SetNeeds', ...stamp(edge), needs }),
    ],
    'players/change-rule': (body, edge) => [
      step(playersHouseCategory, playersHouseStreamId(edge.room.roomId), {
        type: 'ChangePlayersSetting',
        ...stamp(edge),
        ...body,
      }),
    ],
  };

  private async issuing(edge: Edge, playerId: PlayerId, cardNumber: string): Promise<Step> {
    const holder = await this.files.lookup.withCard(edge.room.roomId, cardNumber);
    const heldBy = holder?.playerId ?? null;
    return onPlayer(playerId, { type: 'IssueCard', ...stamp(edge), cardNumber, heldBy });
  }
}
