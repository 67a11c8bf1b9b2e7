import { Module } from '@nestjs/common';
import { PeopleModule } from '../people/people.module';
import { LiveController } from './live.controller';
import { LiveHub } from './live-hub';
import { LogFollower } from './log-follower';

@Module({
  imports: [PeopleModule],
  controllers: [LiveController],
  providers: [LogFollower, LiveHub],
  exports: [LogFollower, LiveHub],
})
export class LiveModule {}
