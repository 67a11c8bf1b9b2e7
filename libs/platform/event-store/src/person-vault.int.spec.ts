import { createPersonVault, PersonErased, type PersonVault } from './person-vault';
import { type Workbench, workbench } from './testing/workbench';

const houseKey = Buffer.alloc(32, 7);
const ana = { name: 'Ana Example', phone: '+33 6 00 00 00 00', born: '1990-02-03' };

let bench: Workbench;
let vault: PersonVault;
beforeEach(async () => {
  bench = await workbench();
  vault = createPersonVault({ pool: bench.pool, houseKey });
});
afterEach(() => bench.close());

/** Everything in the database, as somebody would find it who copied it. */
const copyOf = async (...tables: string[]): Promise<string> => {
  const found = await Promise.all(tables.map((table) => bench.pool.query(`SELECT * FROM ${table}`)));
  return found
    .flatMap(({ rows }) => rows.flatMap((row) => Object.values(row)))
    .map((value) => (Buffer.isBuffer(value) ? value.toString('latin1') : String(value)))
    .join('\n');
};

describe('personal data', () => {
  it('is read as it was kept, and replaced as a whole', async () => {
    expect(await vault.read('p1')).toBeNull();
    await vault.keep('p1', ana);
    expect(await vault.read('p1')).toEqual(ana);
    await vault.keep('p1', { name: 'Ana Other' });
    expect(await vault.read('p1')).toEqual({ name: 'Ana Other' });
  });

  it('never stands readable in the database', async () => {
    await vault.keep('p1', ana);
    expect(await copyOf('personal_data', 'person_keys')).not.toMatch(/Ana|Example|\+33|1990/);
  });

  it('cannot be read under another key of the house, nor as that of another person', async () => {
    await vault.keep('p1', ana);
    await vault.keep('p2', { name: 'Ben' });
    await expect(
      createPersonVault({ pool: bench.pool, houseKey: Buffer.alloc(32, 8) }).read('p1'),
    ).rejects.toThrow();
    await bench.pool.query(
      `UPDATE personal_data SET sealed = (SELECT sealed FROM personal_data WHERE person_id = 'p1') WHERE person_id = 'p2'`,
    );
    await expect(vault.read('p2')).rejects.toThrow();
  });

  it('is gone for good once the person was erased, also from a copy of the data made before', async () => {
    await vault.keep('p1', ana);
    await bench.pool.query('CREATE TABLE backup AS SELECT * FROM personal_data');
    expect(await vault.erase('p1')).toBe(true);
    expect(await vault.read('p1')).toBeNull();
    await bench.pool.query('INSERT INTO personal_data SELECT * FROM backup');
    expect(await vault.read('p1')).toBeNull();
    const { rows } = await bench.pool.query('SELECT wrapped_key, destroyed_at FROM person_keys');
    expect(rows).toEqual([{ wrapped_key: null, destroyed_at: expect.any(Date) }]);
  });

  it('of the erased is not taken again under the same id', async () => {
    await vault.keep('p1', ana);
    await vault.erase('p1');
    await expect(vault.keep('p1', ana)).rejects.toBeInstanceOf(PersonErased);
    expect(await vault.erase('p1')).toBe(false);
  });

  it('of one person is kept under one key by two processes that begin at once', async () => {
    const other = createPersonVault({ pool: bench.pool, houseKey });
    await Promise.all([
      vault.keep('p1', ana),
      other.keep('p1', ana),
      vault.keep('p1', ana),
      other.keep('p1', ana),
    ]);
    expect(await vault.read('p1')).toEqual(ana);
  });
});
