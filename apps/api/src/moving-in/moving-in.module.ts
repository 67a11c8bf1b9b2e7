import { Module } from '@nestjs/common';
import { FloorModule } from '../floor/floor.module';
import { MovingInController } from './moving-in.controller';
import { MovingIn } from './moving-in';
import { Newcomers } from './newcomers';

@Module({ imports: [FloorModule], controllers: [MovingInController], providers: [MovingIn, Newcomers] })
export class MovingInModule {}
