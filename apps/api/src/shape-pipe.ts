import { type ArgumentMetadata, type PipeTransform } from '@nestjs/common';
import { type z } from 'zod';
import { type FieldFault, malformed } from './problems/refused';

/** Reads a part of the request by its contract; anything else stops here with 400 and one entry a faulty field. */
export class ShapePipe<T extends z.ZodType> implements PipeTransform<unknown, z.infer<T>> {
  constructor(private readonly shape: T) {}

  transform(value: unknown, metadata: Pick<ArgumentMetadata, 'type'>): z.infer<T> {
    const read = this.shape.safeParse(metadata.type === 'query' ? withoutCaller(value) : (value ?? {}));
    if (read.success) return read.data;
    throw malformed({}, faultsOf(read.error));
  }
}

/** Every query may say `as` whom it comes; the guard has read that. */
const withoutCaller = (query: unknown): unknown =>
  Object.fromEntries(Object.entries(query ?? {}).filter(([name]) => name !== 'as'));

/** One entry a faulty field: the first thing that is wrong with it. */
const faultsOf = (error: z.ZodError): FieldFault[] => {
  const faults = error.issues.flatMap((issue): FieldFault[] => {
    const path = issue.path.join('.');
    if (issue.code !== 'unrecognized_keys') return [{ path, message: issue.message }];
    return issue.keys.map((key) => ({ path: path ? `${path}.${key}` : key, message: 'is not known here' }));
  });
  return faults.filter(({ path }, i) => faults.findIndex((fault) => fault.path === path) === i);
};

export const shape = <T extends z.ZodType>(contract: T): ShapePipe<T> => new ShapePipe(contract);
