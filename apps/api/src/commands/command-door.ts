import { type CommandAnswer, type CommandName, type MayAnswer } from '@cardroom/contracts';
import { type EventStore, type RunTogetherResult, type Step } from '@cardroom/event-store';
import { type Refusal } from '@cardroom/kernel';
import { Inject, Injectable } from '@nestjs/common';
import { type AtDoorOf, letsIn, Standings } from '../conduct/standings';
import { problemOf } from '../problems/problem';
import { refusedFor } from '../problems/problem-filter';
import { keyReused, type Refused, refusedBy } from '../problems/refused';
import { STORE } from '../tokens';
import { type Asked, contextOf } from './asked';
import { type Edge, Edges } from './edge';
import { type Fact, factsFor } from './facts-for';

/** A request of the contract: the command's name in the access table, and its body. */
export interface Request {
  readonly name: string;
  readonly body: object;
}

/** What a request comes to: commands on one stream or on several, all of them or none. */
export interface Plan {
  readonly steps: readonly Step[];
  /** Players whom it lets in or on, beside the one the edge found: nobody who is barred (RRP-1.1.0). */
  readonly about?: readonly string[];
  /** Puts names that people know beside the ids of a refusal. */
  named?(refusal: Refusal): Promise<Refusal>;
}

/** Turns the request into commands, with what only the edge can look up. May throw a refusal of its own. */
export type Planning = (edge: Edge) => Plan | Promise<Plan>;

/**
 * The one door to every module: a request becomes commands, they are decided and recorded as one, and the decision
 * becomes the answer. Throws the refusal; the same key and body are answered the same.
 */
@Injectable()
export class CommandDoor {
  constructor(
    @Inject(STORE) private readonly store: EventStore,
    @Inject(Edges) private readonly edges: Edges,
    @Inject(Standings) private readonly standings: Standings,
  ) {}

  answer(request: Request, asked: Asked, planning: Planning): Promise<CommandAnswer | MayAnswer> {
    return asked.isQuestion ? this.ask(request, asked, planning) : this.run(request, asked, planning);
  }

  /** Has it decided and records it. */
  async run(request: Request, asked: Asked, planning: Planning): Promise<CommandAnswer> {
    const context = contextOf(request.name, request.body, { asked, at: this.edges.now() });
    const plan = await this.plan(request, { asked, commandId: context.commandId }, planning);
    const result = await this.store.runTogether(plan.steps, context);
    if (result.outcome === 'refused') throw await refusedIn(plan, result.refusal);
    return { commandId: context.commandId, ...answerOf(result, request, asked) };
  }

  /** "May I?": the decision that `run` would come to now, without recording anything. */
  async ask(request: Request, asked: Asked, planning: Planning): Promise<MayAnswer> {
    try {
      const plan = await this.plan(request, { asked, commandId: asked.key ?? asked.correlationId }, planning);
      const decision = await this.store.askTogether(plan.steps);
      if (!decision.accepted) throw await refusedIn(plan, decision.refusal);
      const facts = decision.events as readonly unknown[] as readonly Fact[];
      return { allowed: true, facts: [...factsFor(asked.who, facts, request.body)] };
    } catch (error) {
      const refused = refusedFor(error);
      if (refused.status >= 500 || refused.status === 400) throw error;
      return no(refused, asked);
    }
  }

  private async plan(
    { name, body }: Request,
    { asked, commandId }: { readonly asked: Asked; readonly commandId: string },
    planning: Planning,
  ): Promise<Plan> {
    const edge = await this.edges.around(body, asked, commandId);
    const plan = await planning(edge);
    await this.mustBeWelcome({ name, body }, edge, { plan, asked });
    return { ...plan, steps: [...this.edges.stepsBefore(edge), ...plan.steps] };
  }

  /** Whoever is to be listed, seated or sold chips is asked for in his own record, the present time counting. */
  private async mustBeWelcome(
    { name, body }: Request,
    { player, who }: Edge,
    { plan, asked }: { readonly plan: Plan; readonly asked: Asked },
  ): Promise<void> {
    if (!letsIn.has(name as CommandName)) return;
    const known = player && !player.isNew ? [player.playerId] : [];
    const playerIds = [...known, ...(plan.about ?? [])];
    const { eventId } = body as { readonly eventId?: string };
    await this.standings.mustBeWelcome({
      who,
      at: this.edges.now(),
      where: doorOf(name),
      playerIds,
      ...(eventId === undefined ? {} : { eventId }),
      isQuestion: asked.isQuestion,
      ...(asked.isQuestion || asked.key === null ? {} : { commandId: asked.key }),
    });
  }
}

/** The module whose door it is; the floor's names stand alone. */
const doorOf = (name: string): AtDoorOf =>
  name.includes('/') ? (name.slice(0, name.indexOf('/')) as AtDoorOf) : 'floor';

const refusedIn = async (plan: Plan, refusal: Refusal): Promise<Refused> =>
  refusedBy(plan.named ? await plan.named(refusal) : refusal);

const no = (refused: Refused, { language, correlationId }: Asked): MayAnswer => ({
  allowed: false,
  problem: problemOf(refused, { language, instance: `/requests/${correlationId}` }),
});

const answerOf = (
  result: Exclude<RunTogetherResult, { outcome: 'refused' }>,
  { body }: Request,
  { who }: Asked,
): Omit<CommandAnswer, 'commandId'> => {
  if (result.outcome === 'key-reused') throw keyReused();
  const facts = result.steps.flatMap(({ events }) => events as Fact[]);
  return {
    position: result.position === null ? null : String(result.position),
    repeated: result.repeated,
    facts: [...factsFor(who, facts, body)],
  };
};
