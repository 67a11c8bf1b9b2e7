import { type MovesRow } from '@cardroom/contracts';
import { Armchair } from 'lucide-react';
import { OrderButton } from '../orders/order-button';
import { RuleLink } from '../rules/rule-link';
import { useTexts } from '../texts/texts';
import './move.css';
import { RefusesMustMove } from './refuses';

export type Proposal = MovesRow['proposals'][number];
type Offer = Proposal['first'];

/** How full both tables are before and after. */
const Effect = ({ proposal: { from, to } }: { readonly proposal: Proposal }) => {
  const { t } = useTexts();
  return (
    <p className="move__effect">
      {[from, to].map(
        (side) =>
          side && (
            <span key={side.tableId}>
              {t('moves.effect', { table: side.tableNumber, before: side.before, after: side.after })}
            </span>
          ),
      )}
    </p>
  );
};

interface AcceptProps {
  readonly proposal: Proposal;
  readonly offer: Offer;
  readonly className?: string;
}

/** Takes the offer: called from the list, moved from a seat. */
export const Accept = ({ proposal: { tableId, seat }, offer, className }: AcceptProps) => {
  const { t } = useTexts();
  const { playerId, entryId, alias } = offer;
  const icon = <Armchair size={20} aria-hidden="true" />;
  if (offer.kind === 'waiting-list')
    return entryId === null ? null : (
      <OrderButton
        order={{ name: 'call-player', body: { entryId, tableId, seat }, about: entryId }}
        label={t('call.next', { alias })}
        icon={icon}
        {...(className === undefined ? {} : { className })}
      />
    );
  return (
    <OrderButton
      order={{ name: 'move-player', body: { playerId, tableId, seat }, about: `move-${playerId}` }}
      label={t('moves.move', { alias })}
      icon={icon}
      {...(className === undefined ? {} : { className })}
    />
  );
};

/** Who has a right to a free seat, by which rule, in which order and to what effect: all of it before the tap. */
export const ProposalRow = ({ proposal }: { readonly proposal: Proposal }) => {
  const { t } = useTexts();
  const { first, then, tableId, tableNumber, seat, mustHoldMinimum } = proposal;
  const { playerId } = first;
  const about = `move-${playerId}`;
  return (
    <li className="move">
      <p className="move__who">
        <strong>{first.alias}</strong>
        <span>
          {first.from && `${t('due.place', { table: first.from.tableNumber, seat: first.from.seat })} → `}
          {t('due.place', { table: tableNumber, seat })}
        </span>
      </p>
      <p className="move__why">
        {t(`moves.kind.${first.kind}`)} <RuleLink rule={first.rule} quiet />
      </p>
      <Effect proposal={proposal} />
      {mustHoldMinimum && <p className="move__why">{t('moves.minimum')}</p>}
      {then.length > 0 && (
        <p className="move__why">{t('moves.then', { names: then.map(({ alias }) => alias).join(', ') })}</p>
      )}
      <div className="move__ways">
        <Accept proposal={proposal} offer={first} />
        {first.kind !== 'waiting-list' && (
          <OrderButton
            order={{ name: 'announce-move', body: { playerId, tableId, seat }, about }}
            label={t('moves.announce')}
            variant="default"
          />
        )}
        {first.kind === 'must-move' ? (
          <RefusesMustMove playerId={playerId} alias={first.alias} />
        ) : (
          first.kind !== 'waiting-list' && (
            <OrderButton
              order={{ name: 'decline-offer', body: { playerId, tableId, seat }, about }}
              label={t('moves.declines')}
              variant="default"
            />
          )
        )}
      </div>
    </li>
  );
};
