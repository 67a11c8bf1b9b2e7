import { type PrismaClient } from '@cardroom/event-store/client';
import { type Clock, type RoomId } from '@cardroom/kernel';
import { Inject, Injectable } from '@nestjs/common';
import { CLOCK, PEOPLE } from '../tokens';
import { subjectOf } from './signed-in';
import { type Doer, type Trace } from './trace';

export type AccessKind =
  | 'signed-in'
  | 'signed-out'
  | 'staff-added'
  | 'staff-changed'
  | 'code-changed'
  | 'device-added'
  | 'device-enrolled'
  | 'device-revoked'
  | 'token-made'
  | 'token-revoked'
  | 'identity-read';

export interface AccessNote {
  readonly roomId: RoomId;
  readonly kind: AccessKind;
  /** Staff or device id. */
  readonly by: string;
  readonly subject?: string;
}

/** What was done to people and devices, by whom: written once, beside the change, and never altered. */
@Injectable()
export class AccessRecords {
  constructor(
    @Inject(PEOPLE) private readonly people: PrismaClient,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** A write that a caller puts into the transaction of the change it records. */
  note(note: AccessNote, trace: Trace) {
    return this.people.accessRecord.create({
      data: {
        roomId: note.roomId,
        at: new Date(this.clock.now()),
        kind: note.kind,
        by: note.by,
        subject: note.subject ?? null,
        address: trace.address,
        correlationId: trace.correlationId,
      },
    });
  }

  /** The same for something that a caller does to somebody or something. */
  done(kind: AccessKind, subject: string, { who, trace }: Doer) {
    return this.note({ roomId: who.room.roomId, kind, by: subjectOf(who), subject }, trace);
  }
}
