import { z } from 'zod';
import { parameters } from './parameters/sections';

type Parameters = typeof parameters;

/** The name of anything a house may set. */
export type ParameterName = keyof Parameters;

/** A complete set of house rules: every parameter with its value. */
export type HouseRules = {
  readonly [Name in ParameterName]: z.infer<Parameters[Name]['schema']>;
};

export const parameterNames = Object.keys(parameters) as ParameterName[];

const shape = Object.fromEntries(parameterNames.map((name) => [name, parameters[name].schema]));

/** Checks one value after the other; whether values agree with each other is the business of `contradictions`. */
export const houseRulesSchema = z.strictObject(shape) as unknown as z.ZodType<HouseRules>;

/** Differences from a base: any parameters, each within its range. */
export const houseRuleDifferencesSchema = z.strictObject(shape).partial() as unknown as z.ZodType<
  Partial<HouseRules>
>;

/** The values everything starts from: the RRP cash rules, completed where that text is silent. */
export const startingRules = Object.fromEntries(
  parameterNames.map((name) => [name, parameters[name].start]),
) as unknown as HouseRules;
