import {
  type CommandAnswer,
  type MayAnswer,
  type PlayersCommandBody,
  type RecordAnswer,
  type RecordShape,
} from '@cardroom/contracts';
import { invariant, isoOf, type PlayerId } from '@cardroom/kernel';
import { type KeepRecord, type RecordField, refusals } from '@cardroom/players';
import { Inject, Injectable } from '@nestjs/common';
import { type Asked } from '../commands/asked';
import { CommandDoor } from '../commands/command-door';
import { type Edge } from '../commands/edge';
import { playerOf, stamp } from '../commands/translating';
import { Refused, refusedBy } from '../problems/refused';
import { type PersonalData } from './personal-data';
import { onPlayer, PlayerFiles } from './player-files';
import { noHouseKey } from './refusals';

type Body<N extends 'keep-record' | 'see-record'> = PlayersCommandBody<`players/${N}`>;

const fieldsOf = (record: RecordShape): RecordField[] => {
  const { familyName, givenNames, birthDate, document, photo, phone } = record;
  const parts: readonly (readonly [RecordField, unknown])[] = [
    ['legal-name', familyName ?? givenNames],
    ['birth-date', birthDate],
    ['document', document],
    ['photo', photo],
    ['phone', phone],
  ];
  return parts.flatMap(([field, value]) => (value === null ? [] : [field]));
};

/** The date in the room. */
const todayIn = ({ room, at }: Edge): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone: room.timeZone, dateStyle: 'short' }).format(
    new Date(isoOf(at)),
  );

/** The door to what is kept of a person: it is sealed before a fact names it, and shown after a fact says so. */
@Injectable()
export class RecordDoor {
  constructor(
    @Inject(CommandDoor) private readonly door: CommandDoor,
    @Inject(PlayerFiles) private readonly files: PlayerFiles,
  ) {}

  private get data(): PersonalData {
    return this.files.data;
  }

  /** Replaces the whole record. What stood there before is destroyed once the new one is a fact. */
  async keep(body: Body<'keep-record'>, asked: Asked): Promise<CommandAnswer | MayAnswer> {
    const { record, ...rest } = body;
    const mark = this.data.markOf(record);
    const sealed: { ref: string | null; before: string | null } = { ref: null, before: null };
    const request = { name: 'players/keep-record', body: { ...rest, sealed: mark } };
    try {
      const answer = await this.door.answer(request, asked, async (edge) => {
        const { playerId } = playerOf(edge);
        const ref = this.data.refFor(playerId, 'record', { command: edge.command, mark });
        sealed.before = await this.refOf(playerId);
        if (!asked.isQuestion) {
          await this.data.keep(ref, record);
          sealed.ref = ref;
        }
        const renamed = body.newAlias ? [await this.aliasFirst(edge, body.newAlias, record)] : [];
        return { steps: [...renamed, onPlayer(playerId, await this.keeping(edge, { body, ref }))] };
      });
      if (sealed.before && 'repeated' in answer && !answer.repeated) await this.data.destroy(sealed.before);
      return answer;
    } catch (error) {
      if (error instanceof Refused && sealed.ref && sealed.ref !== sealed.before)
        await this.data.destroy(sealed.ref);
      throw error;
    }
  }

  /** Each look is a fact of its own, also when it is asked for again. */
  async see({ playerId, screen, why }: Body<'see-record'>, asked: Asked): Promise<RecordAnswer> {
    if (!this.data.isOpen) throw refusedBy(noHouseKey());
    const seen: { playerId: PlayerId | null } = { playerId: null };
    await this.door.run(
      { name: 'players/see-record', body: { playerId, screen, why } },
      { ...asked, key: null },
      (edge) => {
        seen.playerId = playerOf(edge).playerId;
        return { steps: [onPlayer(seen.playerId, { type: 'SeeRecord', ...stamp(edge), screen, why })] };
      },
    );
    invariant(seen.playerId, 'a look names its player');
    const state = await this.files.stateOf(seen.playerId);
    const record = state?.record && (await this.data.record(state.record.ref));
    if (!state?.record || !record) throw refusedBy(refusals.noRecord());
    return { playerId: seen.playerId, revision: state.record.revision, record };
  }

  private async refOf(playerId: PlayerId): Promise<string | null> {
    return (await this.files.stateOf(playerId))?.record?.ref ?? null;
  }

  private async aliasFirst(edge: Edge, alias: string, { familyName, givenNames }: RecordShape) {
    const { insults } = await this.files.house(edge.room.roomId);
    const legalName = familyName === null ? null : { familyName, givenNames: givenNames ?? '' };
    const { playerId } = playerOf(edge);
    return onPlayer(playerId, { type: 'ChangeAlias', ...stamp(edge), alias, insults, legalName });
  }

  private async keeping(
    edge: Edge,
    { body: { record, revision }, ref }: { body: Body<'keep-record'>; ref: string },
  ): Promise<KeepRecord> {
    const { familyName, givenNames, birthDate } = record;
    const { minimumAgeYears } = await this.files.house(edge.room.roomId);
    return {
      type: 'KeepRecord',
      ...stamp(edge),
      ref,
      revision,
      birthDate,
      minimumAgeYears,
      fields: fieldsOf(record),
      legalName: familyName === null ? null : { familyName, givenNames: givenNames ?? '' },
      today: todayIn(edge),
    };
  }
}
