import { type INestApplication } from '@nestjs/common';
import { DocumentBuilder, type OpenAPIObject, SwaggerModule } from '@nestjs/swagger';
import { csrfHeader } from '@cardroom/contracts';
import { cookieNames } from '../people/callers';
import { componentSchemas } from './schemas';

const about = new DocumentBuilder()
  .setTitle('Cardroom')
  .setDescription(
    'Commands, boards and live updates of a poker room. Every “no” is a problem document (RFC 9457) with the rule ' +
      'that demands it, in French and English.',
  )
  .setVersion('1')
  .setOpenAPIVersion('3.1.0')
  .addCookieAuth(cookieNames.staff, { type: 'apiKey', in: 'cookie' }, 'cookie')
  .addApiKey({ type: 'apiKey', in: 'header', name: csrfHeader }, 'csrf')
  .addBearerAuth({ type: 'http', scheme: 'bearer' }, 'bearer')
  .build();

/** Everything but health and numbers stands under the version of the API. */
export const globalPrefix: Parameters<INestApplication['setGlobalPrefix']> = [
  'api/v1',
  { exclude: ['health/live', 'health/ready', 'metrics'] },
];

/** Operations are named by controller and method: `WaitingLists_joinList`. */
const operationIdFactory = (controller: string, method: string): string =>
  `${controller.replace(/Controller$/, '')}_${method}`;

/** The OpenAPI document: routes from the controllers, shapes from the contracts. */
export const documentOf = (app: INestApplication): OpenAPIObject => {
  const document = SwaggerModule.createDocument(app, about, { operationIdFactory });
  const schemas = { ...document.components?.schemas, ...componentSchemas() };
  return { ...document, components: { ...document.components, schemas } };
};

/** `/api/openapi.json` for programs, `/api/docs` for people. */
export const serveDocuments = (app: INestApplication): void => {
  SwaggerModule.setup('api/docs', app, () => documentOf(app), {
    jsonDocumentUrl: 'api/openapi.json',
    customSiteTitle: 'Cardroom API',
    swaggerOptions: { validatorUrl: null },
  });
};
