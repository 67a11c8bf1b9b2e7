import { useRole, useSession } from '../session/session';

export const peopleParts = ['players', 'same', 'exclusions', 'looks', 'erasures', 'rules'] as const;
export type PeoplePart = (typeof peopleParts)[number];

/** Which part is open, and which erasure was just made, in the address. */
export interface PeopleSearch {
  readonly part?: PeoplePart | undefined;
  readonly code?: string | undefined;
}

export const readPeopleSearch = ({ part, code }: Record<string, unknown>): PeopleSearch => {
  const known = peopleParts.find((each) => each === part);
  return {
    ...(known ? { part: known } : {}),
    ...(typeof code === 'string' && /^[A-Z2-9]{8}$/.test(code) ? { code } : {}),
  };
};

/** What of the people's page this person's role has to do with. */
export const usePeopleParts = (): readonly PeoplePart[] => {
  const { mayDo } = useRole();
  const { may } = useSession();
  const isFor: Readonly<Record<PeoplePart, boolean>> = {
    players: mayDo('search-players') && mayDo('read-player'),
    same: mayDo('read-duplicates'),
    exclusions: may.boards.includes('sanctions') && mayDo('read-duplicates'),
    looks: mayDo('read-looks'),
    erasures: mayDo('read-erasures'),
    rules: mayDo('read-players-house'),
  };
  return peopleParts.filter((part) => isFor[part]);
};
