import { askQuery, commandAnswer, commandBodies, type CommandName } from '@cardroom/contracts';
import { applyDecorators, Body, HttpCode, Post } from '@nestjs/common';
import { ApiHeader } from '@nestjs/swagger';
import { Route } from '../documents/route';
import { shape } from '../shape-pipe';

/** `sell-chips` of `cashier/sell-chips`; the floor's names stand alone. */
const withoutModule = (name: CommandName): string => name.slice(name.indexOf('/') + 1);

const summaryOf = (name: string): string => {
  const words = name.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
};

/** A route of a module: `POST /<module>/<command>`, for the roles that the access table names. */
export const Command = (name: CommandName): MethodDecorator =>
  applyDecorators(
    Post(withoutModule(name)),
    HttpCode(200),
    Route({
      summary: summaryOf(withoutModule(name)),
      description:
        'Answers the facts recorded. The same Idempotency-Key with the same body is carried out once and answered ' +
        'the same. With `ask=true` nothing is recorded and the answer says whether it would be allowed (MayAnswer).',
      need: { command: name },
      body: commandBodies[name],
      query: askQuery,
      answer: commandAnswer,
    }),
    ApiHeader({
      name: 'idempotency-key',
      required: false,
      description: '8 to 64 letters, digits, - or _; drawn by the server when absent.',
      schema: { type: 'string' },
    }),
  );

/** The body of a command, read strictly by its contract. */
export const CommandBody = (name: CommandName): ParameterDecorator => Body(shape(commandBodies[name]));
