import { type Pool } from 'pg';

/** Which keys are to go: a condition on `person_keys`, and its values. */
interface Which {
  readonly which: string;
  readonly values: readonly unknown[];
}

/**
 * Destroys keys of people with what they seal, for good; answers how many. The key of the house is not needed for it:
 * what nobody can unwrap any more is destroyed without being read.
 */
export const destroyKeys = async (pool: Pool, { which, values }: Which): Promise<number> => {
  const { rows } = await pool.query<{ count: number }>(
    `WITH destroyed AS (
       UPDATE person_keys SET wrapped_key = NULL, destroyed_at = clock_timestamp()
       WHERE wrapped_key IS NOT NULL AND ${which} RETURNING person_id
     ), gone AS (
       DELETE FROM personal_data USING destroyed WHERE personal_data.person_id = destroyed.person_id
     )
     SELECT count(*)::int AS count FROM destroyed`,
    [...values],
  );
  return rows[0]?.count ?? 0;
};
