import { Inject, Injectable } from '@nestjs/common';
import { Reactions } from './reactions';
import { Seals } from './seals';
import { Timers } from './timers';

/** What the worker does, for those who ask how it is. */
@Injectable()
export class WorkerParts {
  constructor(
    @Inject(Timers) readonly timers: Timers,
    @Inject(Seals) readonly seals: Seals,
    @Inject(Reactions) readonly reactions: Reactions,
  ) {}
}
