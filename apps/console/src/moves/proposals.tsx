import { type MovesRow } from '@cardroom/contracts';
import { useTexts } from '../texts/texts';
import { MoveCard } from './move-card';
import { ProposalRow } from './proposal';

/** Free seats that somebody who plays has a right to: rule, order and effect stand before the tap. */
export const Proposals = ({ row }: { readonly row: MovesRow }) => {
  const { t } = useTexts();
  return (
    <MoveCard title={t('moves.proposals')} count={row.proposals.length}>
      {row.proposals.map((proposal) => (
        <ProposalRow key={`${proposal.tableId}-${proposal.seat}`} proposal={proposal} />
      ))}
    </MoveCard>
  );
};
