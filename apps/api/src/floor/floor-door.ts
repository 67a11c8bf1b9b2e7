import {
  type CommandAnswer,
  type FloorCommandBody,
  type FloorCommandName,
  type MayAnswer,
} from '@cardroom/contracts';
import { type EventStore, type RunTogetherResult, step, type Step } from '@cardroom/event-store';
import { type CarriedFloor, floorStreamId, refusals } from '@cardroom/floor';
import { gamingDay, type Refusal } from '@cardroom/kernel';
import { floorCategory } from '@cardroom/read-models';
import { Inject, Injectable } from '@nestjs/common';
import { problemOf } from '../problems/problem';
import { refusedFor } from '../problems/problem-filter';
import { keyReused, type Refused, refusedBy } from '../problems/refused';
import { STORE } from '../tokens';
import { type Asked, contextOf } from './asked';
import { type Fact, factsFor } from './facts-for';
import { floorCommands } from './floor-commands';
import { type Edge } from './translating';
import { FloorEdge } from './floor-edge';
import { GamingDays } from './gaming-days';
import { withNames } from './named-facts';

type Body<N extends FloorCommandName> = FloorCommandBody<N>;

/** The steps that a request comes to: on a player's stream where it brings a new player, and on the floor. */
interface Plan {
  readonly floorStream: string;
  readonly steps: readonly Step[];
}

interface Request<N extends FloorCommandName> {
  readonly name: N;
  readonly body: Body<N>;
  readonly edge: Edge;
}

/** The door to the floor: a request becomes one command, and the floor's answer the edge's. */
@Injectable()
export class FloorDoor {
  constructor(
    @Inject(STORE) private readonly store: EventStore,
    @Inject(GamingDays) private readonly days: GamingDays,
    @Inject(FloorEdge) private readonly edge: FloorEdge,
  ) {}

  answer<N extends FloorCommandName>(
    name: N,
    body: Body<N>,
    asked: Asked,
  ): Promise<CommandAnswer | MayAnswer> {
    return asked.isQuestion ? this.ask(name, body, asked) : this.run(name, body, asked);
  }

  /** Has the floor decide and records it. Throws the refusal; the same key and body are answered the same. */
  async run<N extends FloorCommandName>(name: N, body: Body<N>, asked: Asked): Promise<CommandAnswer> {
    const context = contextOf(name, body, { asked, at: this.edge.now() });
    const edge = await this.edge.around(body, asked, context.commandId);
    const result = await this.onStream({ name, body, edge }, async (plan) => {
      const answer = await this.store.runTogether(plan.steps, context);
      if (answer.outcome === 'refused') throw await this.refused(answer.refusal, plan);
      return answer;
    });
    return { commandId: context.commandId, ...answerOf(result, { body, asked }) };
  }

  /** "May I?": the decision that `run` would come to now, without recording anything. */
  async ask<N extends FloorCommandName>(name: N, body: Body<N>, asked: Asked): Promise<MayAnswer> {
    try {
      const edge = await this.edge.around(body, asked, asked.key ?? asked.correlationId);
      const facts = await this.onStream({ name, body, edge }, (plan) => this.decide(plan));
      return { allowed: true, facts: [...factsFor(asked.who, facts, body)] };
    } catch (error) {
      const refused = refusedFor(error);
      if (refused.status >= 500 || refused.status === 400) throw error;
      return no(refused, asked);
    }
  }

  private async decide(plan: Plan): Promise<readonly Fact[]> {
    const onFloor = plan.steps.at(-1);
    const decision = await this.store.ask(floorCategory, plan.floorStream, onFloor?.command as never);
    if (!decision.accepted) throw await this.refused(decision.refusal, plan);
    return decision.events as readonly unknown[] as readonly Fact[];
  }

  private async refused(refusal: Refusal, { floorStream }: Plan): Promise<Refused> {
    const { state } = await this.store.state(floorCategory, floorStream);
    return refusedBy(withNames(refusal, state));
  }

  private async onStream<N extends FloorCommandName, T>(
    { name, body, edge }: Request<N>,
    work: (plan: Plan) => Promise<T>,
  ): Promise<T> {
    const { roomId } = edge.room;
    const planOn = (floorStream: string, carried: CarriedFloor | null): Plan => {
      const command = floorCommands[name](body, { ...edge, carried });
      return {
        floorStream,
        steps: [...this.edge.stepsBefore(edge), step(floorCategory, floorStream, command)],
      };
    };
    if (name === 'open-day') {
      const day = gamingDay((body as Body<'open-day'>).day);
      return this.days.opening(roomId, day, (carried) => work(planOn(floorStreamId(roomId, day), carried)));
    }
    const floorStream = await this.days.latest(roomId);
    if (!floorStream) throw refusedBy(refusals.dayNotOpen());
    return work(planOn(floorStream, null));
  }
}

const no = (refused: Refused, { language, correlationId }: Asked): MayAnswer => ({
  allowed: false,
  problem: problemOf(refused, { language, instance: `/requests/${correlationId}` }),
});

interface Answered {
  readonly body: object;
  readonly asked: Asked;
}

const answerOf = (
  result: Exclude<RunTogetherResult, { outcome: 'refused' }>,
  { body, asked }: Answered,
): Omit<CommandAnswer, 'commandId'> => {
  if (result.outcome === 'key-reused') throw keyReused();
  const facts = result.steps.flatMap(({ events }) => events as Fact[]);
  return {
    position: result.position === null ? null : String(result.position),
    repeated: result.repeated,
    facts: [...factsFor(asked.who, facts, body)],
  };
};
