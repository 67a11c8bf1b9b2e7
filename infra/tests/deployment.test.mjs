// The papers of production cannot be run here; what they name must at least exist, and mean what the programs read.
import assert from 'node:assert/strict';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { parse, parseAllDocuments } from 'yaml';
import { infra, root } from '../machine/paths.mjs';

const text = (...path) => readFileSync(join(root, ...path), 'utf8');
const compose = parse(text('infra', 'compose.yaml'), { merge: true });
const { services } = compose;

/** Variables that a program's settings read. */
const readBy = (app) =>
  [...text('apps', app, 'src', 'settings.ts').matchAll(/^ {2}([A-Z][A-Z_]+):/gm)].map(([, name]) => name);
const metricsOf = (...path) => [...text(...path).matchAll(/name: '(cardroom_\w+)'/g)].map(([, name]) => name);

const kubernetes = readdirSync(join(infra, 'kubernetes'))
  .filter((name) => name !== 'kustomization.yaml')
  .flatMap((name) => parseAllDocuments(text('infra', 'kubernetes', name)).map((document) => document.toJS()));
const named = (kind, name) => kubernetes.find((found) => found.kind === kind && found.metadata.name === name);

describe('the compose file', () => {
  it('has two API and two worker processes, on PostgreSQL and Redis', () => {
    assert.equal(services.api.deploy.replicas, 2);
    assert.equal(services.worker.deploy.replicas, 2);
    assert.match(services.postgres.image, /^postgres:1[5-9]/);
    assert.match(services.redis.image, /^redis:/);
  });

  it('gives Redis what timers need', () => {
    const command = services.redis.command.join(' ');
    for (const flag of ['--maxmemory-policy noeviction', '--appendonly yes', '--hz 100', '--requirepass']) {
      assert.ok(command.includes(flag), flag);
    }
  });

  for (const app of ['api', 'worker']) {
    it(`tells the ${app} only what it reads, and all it needs`, () => {
      const told = Object.keys(services[app].environment);
      const known = readBy(app);
      assert.deepEqual(
        told.filter((name) => !known.includes(name)),
        [],
      );
      for (const name of ['DATABASE_URL', 'REDIS_URL']) assert.ok(told.includes(name), name);
    });
  }

  it('starts programs whose sources exist', () => {
    const entries = [services.worker.command, ['apps/api/dist/main.js'], services.migrate.command].map(
      (command) => command.find((word) => /\.m?js$/.test(word)),
    );
    for (const entry of entries) {
      const source = entry.replace(/^(apps\/\w+)\/dist\/(\w+)\.js$/, '$1/src/$2.ts');
      assert.ok(existsSync(join(root, source)), source);
    }
  });

  it('mounts files that exist', () => {
    const mounts = Object.values(services).flatMap(({ volumes = [] }) =>
      volumes.map((volume) => volume.split(':')[0]),
    );
    const [files, kept] = [
      mounts.filter((from) => from.startsWith('./')),
      mounts.filter((from) => !from.startsWith('./')),
    ];
    for (const file of files) assert.ok(existsSync(join(infra, file)), file);
    assert.deepEqual([...new Set(kept)].sort(), Object.keys(compose.volumes).sort());
  });

  it('asks for the variables that env.example lists', () => {
    const asked = [...text('infra', 'compose.yaml').matchAll(/\$\{([A-Z_]+):\?/g)].map(([, name]) => name);
    const listed = [...text('infra', 'env.example').matchAll(/^([A-Z_]+)=/gm)].map(([, name]) => name);
    assert.deepEqual([...new Set(asked)].sort(), listed.sort());
  });

  it('trusts the addresses of its own network and no others', () => {
    assert.equal(services.api.environment.TRUSTED_PROXIES, compose.networks.room.ipam.config[0].subnet);
  });

  it('publishes nothing to other machines by itself', () => {
    const published = Object.values(services).flatMap(({ ports = [] }) => ports);
    assert.ok(published.length > 0);
    for (const port of published) assert.match(port, /^(127\.0\.0\.1:|\$\{PUBLISH:-127\.0\.0\.1:)/);
  });
});

describe('the image', () => {
  it('copies folders that exist and starts the API', () => {
    const file = text('infra', 'Dockerfile');
    const copied = [...file.matchAll(/^COPY --from=build \/room\/(\S+)/gm)].map(([, path]) => path);
    assert.deepEqual(copied, ['apps', 'libs', 'prisma', 'infra']);
    assert.match(file, /CMD \["node", "--enable-source-maps", "apps\/api\/dist\/main\.js"\]/);
    assert.match(file, /^USER node$/m);
  });

  it('runs on a Node that package.json allows', () => {
    const [major, minor] = /^FROM node:(\d+)\.(\d+)/m.exec(text('infra', 'Dockerfile')).slice(1).map(Number);
    assert.ok(major === 20 && minor >= 19);
  });
});

describe('what is watched', () => {
  const scraped = parse(text('infra', 'prometheus.yaml')).scrape_configs;
  const known = [
    ...metricsOf('libs', 'platform', 'event-store', 'src', 'metrics.ts'),
    ...metricsOf('apps', 'api', 'src', 'watch', 'metrics.ts'),
    ...metricsOf('apps', 'worker', 'src', 'metrics.ts'),
  ];
  const metricsIn = (source) => [
    ...new Set([...source.matchAll(/cardroom_\w+/g)].map(([name]) => name.replace(/_bucket$/, ''))),
  ];

  it('Prometheus asks the ports that the programs listen on', () => {
    const ports = Object.fromEntries(
      scraped.map((job) => [job.job_name, String(job.dns_sd_configs[0].port)]),
    );
    assert.deepEqual(ports, {
      api: services.api.environment.PORT,
      worker: services.worker.environment.WORKER_PORT,
    });
    for (const { job_name, dns_sd_configs } of scraped) assert.deepEqual(dns_sd_configs[0].names, [job_name]);
  });

  for (const [what, ...path] of [
    ['the dashboard', 'infra', 'grafana', 'room.json'],
    ['the alerts', 'infra', 'alerts.yaml'],
  ]) {
    it(`${what}: ask only for what the programs measure`, () => {
      const asked = metricsIn(text(...path));
      assert.ok(asked.length >= 5);
      assert.deepEqual(
        asked.filter((name) => !known.includes(name)),
        [],
      );
    });
  }

  it('the dashboard shows all that the programs measure', () => {
    const shown = metricsIn(text('infra', 'grafana', 'room.json'));
    assert.deepEqual(
      known.filter((name) => !shown.includes(name)),
      [],
    );
  });
});

describe('the Kubernetes manifests', () => {
  it('name every file of the folder but the example', () => {
    const { resources } = parse(text('infra', 'kubernetes', 'kustomization.yaml'));
    const files = readdirSync(join(infra, 'kubernetes')).filter(
      (name) => !/^(kustomization|secret\.example)\.yaml$/.test(name),
    );
    assert.deepEqual([...resources].sort(), files.sort());
  });

  it('tell the programs only what one of them reads', () => {
    const known = [...readBy('api'), ...readBy('worker')];
    assert.deepEqual(
      Object.keys(named('ConfigMap', 'cardroom').data).filter((name) => !known.includes(name)),
      [],
    );
  });

  for (const app of ['api', 'worker']) {
    const deployment = named('Deployment', app);
    const [container] = deployment.spec.template.spec.containers;

    it(`run two ${app} processes on the port they are told, asked whether they are ready`, () => {
      const settings = named('ConfigMap', 'cardroom').data;
      assert.equal(deployment.spec.replicas, 2);
      assert.equal(
        String(container.ports[0].containerPort),
        settings[app === 'api' ? 'PORT' : 'WORKER_PORT'],
      );
      assert.equal(container.readinessProbe.httpGet.path, '/health/ready');
      assert.equal(container.livenessProbe.httpGet.path, '/health/live');
      assert.ok(container.command.includes(`apps/${app}/dist/main.js`));
    });

    it(`give the ${app} secrets that the example lists`, () => {
      const listed = Object.keys(named('Secret', 'cardroom').stringData);
      for (const { name, valueFrom } of container.env) {
        assert.equal(valueFrom.secretKeyRef.key, name);
        assert.ok(listed.includes(name), name);
        assert.ok(readBy(app).includes(name), name);
      }
    });
  }

  it('let nothing run as root', () => {
    for (const { spec, kind, metadata } of kubernetes.filter(({ spec: found }) => found?.template)) {
      assert.equal(spec.template.spec.securityContext.runAsNonRoot, true, `${kind} ${metadata.name}`);
    }
  });
});
