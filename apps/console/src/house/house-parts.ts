import { useRole } from '../session/session';

export const houseParts = ['settings', 'conduct', 'cage', 'rates', 'tables', 'movingIn', 'paper'] as const;
export type HousePart = (typeof houseParts)[number];

/** Which part of the house is open, in the address. */
export interface HouseSearch {
  readonly part?: HousePart | undefined;
}

export const readHouseSearch = ({ part }: Record<string, unknown>): HouseSearch => {
  const known = houseParts.find((each) => each === part);
  return known ? { part: known } : {};
};

/** What of the house this person's role has to do with. */
export const useHouseParts = (): readonly HousePart[] => {
  const { mayDo, mayGive } = useRole();
  const isFor: Readonly<Record<HousePart, boolean>> = {
    settings: mayGive('change-house-setting') || mayGive('set-rate'),
    conduct: mayGive('conduct/change-conduct-setting'),
    cage: mayGive('cashier/change-cage-setting'),
    rates: mayGive('set-rate') || mayGive('apply-rate'),
    tables: mayGive('link-feeder') || mayGive('keep-apart'),
    movingIn: mayDo('move-in'),
    paper: mayDo('print-papers'),
  };
  return houseParts.filter((part) => isFor[part]);
};
