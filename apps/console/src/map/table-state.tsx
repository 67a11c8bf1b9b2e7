import { type TableRow } from '@cardroom/contracts';
import {
  Armchair,
  CircleDashed,
  CirclePlay,
  CircleSlash,
  Shuffle,
  Snowflake,
  TriangleAlert,
} from 'lucide-react';
import { useTranslation } from 'react-i18next';
import './table-state.css';

type State = TableRow['state'];

const icons = {
  closed: CircleSlash,
  opening: CircleDashed,
  going: CirclePlay,
  'short-handed': TriangleAlert,
  frozen: Snowflake,
  breaking: Shuffle,
  'dead-spread': Armchair,
} as const satisfies Record<State, unknown>;

/** A table's state: sign, colour and word together. */
export const TableState = ({ state }: { readonly state: State }) => {
  const { t } = useTranslation('design');
  const Icon = icons[state];
  return (
    <span className="table-state" data-state={state}>
      <Icon size={16} aria-hidden="true" />
      {t(`tableState.${state}`)}
    </span>
  );
};
