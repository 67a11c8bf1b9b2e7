/** A player was dealt in by mistake while he owed a blind. */
export interface DealtInOwing {
  readonly posted: boolean;
  readonly looked: boolean;
  /** He acted and put chips in. */
  readonly acted: boolean;
}

/**
 * Who was dealt in owing a blind: once he acted his hand is live and he posts in the next deal; before that it is dead
 * if he looked at it without posting, and he may still post if he has not looked (RRP-4.1.12). A dead hand is killed
 * citing this rule.
 */
export const dealtInOwing = ({
  posted,
  looked,
  acted,
}: DealtInOwing): 'live' | 'livePostsNext' | 'dead' | 'mayPost' => {
  if (posted) return 'live';
  if (acted) return 'livePostsNext';
  return looked ? 'dead' : 'mayPost';
};
