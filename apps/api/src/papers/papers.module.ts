import { Module } from '@nestjs/common';
import { LiveModule } from '../live/live.module';
import { PapersController } from './papers.controller';
import { Papers } from './papers';

@Module({ imports: [LiveModule], controllers: [PapersController], providers: [Papers] })
export class PapersModule {}
