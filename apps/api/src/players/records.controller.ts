import { type NamesAnswer, type PlayersCommandBody, type RecordAnswer } from '@cardroom/contracts';
import { Controller, Inject } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { type Asked, AskedBy } from '../commands/asked';
import { Command, CommandBody } from '../commands/command';
import { NamesDoor } from './names-door';
import { NotesDoor } from './notes-door';
import { RecordDoor } from './record-door';

type Body<
  N extends 'keep-record' | 'see-record' | 'find-by-name' | 'write-note' | 'withdraw-note' | 'keep-phone',
> = PlayersCommandBody<`players/${N}`>;

/** What is kept of a person beside the facts. */
@ApiTags('Players')
@Controller('players')
export class RecordsController {
  constructor(
    @Inject(RecordDoor) private readonly records: RecordDoor,
    @Inject(NamesDoor) private readonly names: NamesDoor,
    @Inject(NotesDoor) private readonly notes: NotesDoor,
  ) {}

  @Command('players/keep-record')
  keep(@CommandBody('players/keep-record') body: Body<'keep-record'>, @AskedBy() asked: Asked) {
    return this.records.keep(body, asked);
  }

  @Command('players/see-record')
  see(
    @CommandBody('players/see-record') body: Body<'see-record'>,
    @AskedBy() asked: Asked,
  ): Promise<RecordAnswer> {
    return this.records.see(body, asked);
  }

  @Command('players/find-by-name')
  find(
    @CommandBody('players/find-by-name') body: Body<'find-by-name'>,
    @AskedBy() asked: Asked,
  ): Promise<NamesAnswer> {
    return this.names.find(body, asked);
  }

  @Command('players/write-note')
  writeNote(@CommandBody('players/write-note') body: Body<'write-note'>, @AskedBy() asked: Asked) {
    return this.notes.write(body, asked);
  }

  @Command('players/withdraw-note')
  withdrawNote(@CommandBody('players/withdraw-note') body: Body<'withdraw-note'>, @AskedBy() asked: Asked) {
    return this.notes.withdraw(body, asked);
  }

  @Command('players/keep-phone')
  keepPhone(@CommandBody('players/keep-phone') body: Body<'keep-phone'>, @AskedBy() asked: Asked) {
    return this.notes.keepPhone(body, asked);
  }
}
