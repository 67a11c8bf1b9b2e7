import { floorCommandBodies } from '@cardroom/contracts';
import { committedOpenApi, openApiText } from '../openapi';

describe('the OpenAPI document', () => {
  it('is committed as the controllers and contracts say', async () => {
    expect(await openApiText()).toBe(committedOpenApi());
  });

  const document = JSON.parse(committedOpenApi());
  const operations: [string, Record<string, never>][] = Object.entries(
    document.paths as Record<string, Record<string, never>>,
  ).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, each]): [string, never] => [`${method} ${path}`, each]),
  );

  it('has every floor command, with the body of its contract', () => {
    for (const name of Object.keys(floorCommandBodies)) {
      const operation = document.paths[`/api/v1/floor/${name}`]?.post;
      expect(operation?.requestBody.content['application/json'].schema.$ref).toMatch(/Body$/);
    }
  });

  it('refers to nothing that it does not hold', () => {
    const refs = [...committedOpenApi().matchAll(/"#\/components\/schemas\/(\w+)"/g)].map(([, name]) => name);
    expect(refs.length).toBeGreaterThan(50);
    for (const name of refs) expect(document.components.schemas).toHaveProperty(String(name));
  });

  it.each(operations)('%s says what it is for, by a name of its own, and how it says no', (_, operation) => {
    const { summary, operationId, responses } = operation as Record<string, never>;
    expect(String(summary).length).toBeGreaterThan(3);
    expect(operations.filter(([, other]) => other['operationId'] === operationId)).toHaveLength(1);
    expect(responses).toHaveProperty('default');
  });
});
