import { invariant } from '@cardroom/kernel';
import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { type Pool } from 'pg';
import { reachingStore } from './errors';
import { type JsonObject } from './event';
import { execute, query } from './sql';

/**
 * What may not stand in an event: legal name, phone, birth date, documents. Each person's data is encrypted under a
 * key of his own, which is wrapped with the key of the house. Erasing a person destroys his key: copies of the data,
 * in backups too, can no longer be read, while facts, places and sums stay true.
 */
export interface PersonVault {
  /** Replaces what is kept of a person. Throws `PersonErased` for somebody who was erased. */
  keep(personId: string, data: JsonObject): Promise<void>;
  /** Null when nothing is kept, or when the person was erased. */
  read(personId: string): Promise<JsonObject | null>;
  /** Destroys key and data for good; false when there was nothing to destroy. */
  erase(personId: string): Promise<boolean>;
}

/** Somebody who was erased comes back as a new person. */
export class PersonErased extends Error {
  override readonly name = 'PersonErased';
}

const cipher = 'aes-256-gcm';
const keyBytes = 32;
const nonceBytes = 12;
const tagBytes = 16;

/** Nonce, tag and ciphertext in one; `owner` is bound to it, so that rows cannot be swapped between people. */
const encrypt = (key: Buffer, owner: string, plain: Buffer): Buffer => {
  const nonce = randomBytes(nonceBytes);
  const encryption = createCipheriv(cipher, key, nonce).setAAD(Buffer.from(owner));
  const text = Buffer.concat([encryption.update(plain), encryption.final()]);
  return Buffer.concat([nonce, encryption.getAuthTag(), text]);
};

const decrypt = (key: Buffer, owner: string, sealed: Buffer): Buffer => {
  const decryption = createDecipheriv(cipher, key, sealed.subarray(0, nonceBytes))
    .setAAD(Buffer.from(owner))
    .setAuthTag(sealed.subarray(nonceBytes, nonceBytes + tagBytes));
  return Buffer.concat([decryption.update(sealed.subarray(nonceBytes + tagBytes)), decryption.final()]);
};

/** The wrapped key of a person, made at first use; null when it was destroyed. */
const wrappedKeyOf = async (pool: Pool, personId: string, fresh: Buffer): Promise<Buffer | null> => {
  const [row] = await query<{ wrapped_key: Buffer | null }>(pool, {
    text: `INSERT INTO person_keys AS held (person_id, wrapped_key) VALUES ($1, $2)
           ON CONFLICT (person_id) DO UPDATE SET person_id = held.person_id RETURNING wrapped_key`,
    values: [personId, fresh],
  });
  return row?.wrapped_key ?? null;
};

/** Writes only while the key lives, so that no erasure is overtaken. */
const writeSealed = async (pool: Pool, personId: string, sealed: Buffer): Promise<boolean> => {
  const written = await execute(pool, {
    text: `WITH living AS (
             SELECT person_id FROM person_keys WHERE person_id = $1 AND wrapped_key IS NOT NULL FOR SHARE
           )
           INSERT INTO personal_data (person_id, sealed) SELECT person_id, $2 FROM living
           ON CONFLICT (person_id) DO UPDATE SET sealed = EXCLUDED.sealed, updated_at = clock_timestamp()`,
    values: [personId, sealed],
  });
  return written === 1;
};

const eraseFrom = async (pool: Pool, personId: string): Promise<boolean> => {
  const destroyed = await execute(pool, {
    text: `UPDATE person_keys SET wrapped_key = NULL, destroyed_at = clock_timestamp()
           WHERE person_id = $1 AND wrapped_key IS NOT NULL`,
    values: [personId],
  });
  await execute(pool, { text: 'DELETE FROM personal_data WHERE person_id = $1', values: [personId] });
  return destroyed === 1;
};

/** A vault under the house's key of 32 bytes, which is kept outside the database and its backups. */
export const createPersonVault = ({ pool, houseKey }: { pool: Pool; houseKey: Buffer }): PersonVault => {
  invariant(houseKey.length === keyBytes, 'the key of the house has 32 bytes');

  const keep = async (personId: string, data: JsonObject): Promise<void> => {
    const wrapped = await wrappedKeyOf(pool, personId, encrypt(houseKey, personId, randomBytes(keyBytes)));
    const key = wrapped && decrypt(houseKey, personId, wrapped);
    const sealed = key && encrypt(key, personId, Buffer.from(JSON.stringify(data)));
    if (!sealed || !(await writeSealed(pool, personId, sealed)))
      throw new PersonErased(`${personId} was erased`);
  };

  const read = async (personId: string): Promise<JsonObject | null> => {
    const [row] = await query<{ sealed: Buffer; wrapped_key: Buffer }>(pool, {
      text: `SELECT d.sealed, k.wrapped_key FROM personal_data AS d JOIN person_keys AS k USING (person_id)
             WHERE d.person_id = $1 AND k.wrapped_key IS NOT NULL`,
      values: [personId],
    });
    if (!row) return null;
    const key = decrypt(houseKey, personId, row.wrapped_key);
    return JSON.parse(decrypt(key, personId, row.sealed).toString()) as JsonObject;
  };

  return {
    keep: (personId, data) => reachingStore(() => keep(personId, data)),
    read: (personId) => reachingStore(() => read(personId)),
    erase: (personId) => reachingStore(() => eraseFrom(pool, personId)),
  };
};
