import * as contracts from '@cardroom/contracts';
import { z } from 'zod';

/** The contracts that get a name of their own in the OpenAPI document; bodies are read, answers are written. */
const bodies = z.registry<{ id: string }>();
const answers = z.registry<{ id: string }>();

const upperCamel = (name: string): string =>
  name.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());

for (const [name, body] of Object.entries(contracts.floorCommandBodies)) {
  bodies.add(body, { id: `${upperCamel(name)}Body` });
}
const namedBodies = {
  SignInBody: contracts.signInBody,
  AddStaffBody: contracts.addStaffBody,
  ChangeStaffBody: contracts.changeStaffBody,
  NewCodeBody: contracts.newCodeBody,
  AddDeviceBody: contracts.addDeviceBody,
  EnrolBody: contracts.enrolBody,
  MakeTokenBody: contracts.makeTokenBody,
};
for (const [id, body] of Object.entries(namedBodies)) bodies.add(body, { id });

for (const [name, row] of Object.entries(contracts.boardRows)) {
  answers.add(row, { id: `${upperCamel(name)}Row` });
}
const namedAnswers = {
  Game: contracts.gameShape,
  Call: contracts.callShape,
  ListEntry: contracts.listEntryShape,
  Seat: contracts.seatShape,
  FactNote: contracts.factNote,
  BoardAnswer: contracts.boardAnswer,
  LiveRow: contracts.liveRow,
  Heartbeat: contracts.heartbeatShape,
  CommandAnswer: contracts.commandAnswer,
  MayAnswer: contracts.mayAnswer,
  Problem: contracts.problemShape,
  StaffSession: contracts.staffSession,
  DeviceSession: contracts.deviceSession,
  Session: contracts.sessionAnswer,
  Staff: contracts.staffShape,
  StaffList: contracts.staffAnswer,
  StaffCode: contracts.staffCodeAnswer,
  Device: contracts.deviceShape,
  DeviceList: contracts.devicesAnswer,
  Enrolment: contracts.enrolmentAnswer,
  Token: contracts.tokenShape,
  TokenList: contracts.tokensAnswer,
  NewToken: contracts.newTokenAnswer,
  PlayerList: contracts.playersAnswer,
  Fact: contracts.factShape,
  FactPage: contracts.logAnswer,
  Rule: contracts.ruleShape,
  RuleList: contracts.rulesAnswer,
  LiveHealth: contracts.liveHealth,
  ReadyHealth: contracts.readyHealth,
};
for (const [id, answer] of Object.entries(namedAnswers)) answers.add(answer, { id });

export type JsonSchema = Record<string, unknown>;

const uri = (id: string): string => `#/components/schemas/${id}`;

const bare = ({ $schema: _schema, $id: _id, id: _name, ...schema }: JsonSchema): JsonSchema => schema;

/** Every named contract as JSON Schema 2020-12, which OpenAPI 3.1 speaks. */
export const componentSchemas = (): Record<string, JsonSchema> => {
  const read = z.toJSONSchema(bodies, { uri, io: 'input' }).schemas;
  const written = z.toJSONSchema(answers, { uri, io: 'output' }).schemas;
  const all = Object.entries({ ...read, ...written }) as [string, JsonSchema][];
  return Object.fromEntries(all.map(([id, schema]) => [id, bare(schema)]));
};

/** A reference to a named contract, else the contract written out. */
export const schemaOf = (contract: z.ZodType): JsonSchema => {
  const id = bodies.get(contract)?.id ?? answers.get(contract)?.id;
  return id ? { $ref: uri(id) } : bare(z.toJSONSchema(contract, { io: 'input' }) as JsonSchema);
};

export interface QueryParameter {
  readonly name: string;
  readonly required: boolean;
  readonly schema: JsonSchema;
}

/** A query contract as the parameters that OpenAPI lists one by one. */
export const queryParametersOf = (contract: z.ZodType): QueryParameter[] => {
  const { properties = {}, required = [] } = z.toJSONSchema(contract, { io: 'input' }) as {
    properties?: Record<string, JsonSchema>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    required: required.includes(name),
    schema,
  }));
};
