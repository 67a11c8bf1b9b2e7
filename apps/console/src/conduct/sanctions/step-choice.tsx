import { type ProposalShape } from '@cardroom/contracts';
import { dateText, Refused, useLanguage, useNow } from '@cardroom/design';
import { Button, TextInput } from '@mantine/core';
import { useState } from 'react';
import { Refusal } from '../../cashier/parts/refusal';
import { useTexts } from '../../texts/texts';
import { useProposal, useRecord } from '../use-reads';
import { useTermWords } from './term-words';
import { type Deciding, type Sanction, type Step, type Term, termsOf } from './use-sanction';

interface StepChoiceProps {
  readonly sanction: Sanction;
  readonly playerId: string;
  readonly offence: string;
}

interface OfProposal {
  readonly playerId: string;
  readonly proposal: ProposalShape;
}

const sameTerm = (a: Term, b: Term): boolean => JSON.stringify(a) === JSON.stringify(b);

/** The proposed step with the house's term in one tap; another step or term is chosen, and its reason given. */
const StepWays = ({
  step,
  proposal,
  sanction,
}: {
  readonly step: Step;
  readonly proposal: ProposalShape;
  readonly sanction: Deciding;
}) => {
  const { t } = useTexts();
  const termWords = useTermWords();
  const now = useNow('minute');
  const isProposed = step === proposal.step;
  const own = isProposed && proposal.term ? [proposal.term as Term] : [];
  const others = termsOf(step, now).filter((term) => !own.some((each) => sameTerm(each, term)));
  const terms = [...own, ...others];
  const lacksReason = !isProposed && sanction.reason.trim().length < 3;
  const first = terms[0] ?? null;
  return (
    <li>
      <Button
        variant={isProposed ? 'filled' : 'default'}
        size="lg"
        data-step={step}
        data-proposed={isProposed || undefined}
        loading={sanction.isBusy}
        disabled={lacksReason}
        onClick={() => void sanction.record(step, first)}
      >
        {t(`conduct.step.${step}`)}
        {first && ` · ${termWords(first)}`}
        {isProposed && ` · ${t('conduct.sanction.proposed')}`}
      </Button>
      {terms.length > 1 && (
        <span className="steps__terms">
          {terms.slice(1).map((term) => (
            <Button
              key={JSON.stringify(term)}
              variant="default"
              disabled={lacksReason || sanction.isBusy}
              onClick={() => void sanction.record(step, term)}
            >
              {termWords(term)}
            </Button>
          ))}
        </span>
      )}
    </li>
  );
};

/** What he did before, as far as the house looks back. */
const Earlier = ({ playerId, proposal }: OfProposal) => {
  const { t } = useTexts();
  const { language } = useLanguage();
  const { data } = useRecord(playerId, proposal);
  return (
    <section aria-label={t('conduct.sanction.record')}>
      <h2>
        {t('conduct.sanction.record')}{' '}
        {proposal.lookbackDays !== null && (
          <small>{t('conduct.sanction.lookback', { count: proposal.lookbackDays })}</small>
        )}
      </h2>
      {proposal.earlier.length === 0 && <p>{t('conduct.sanction.clean')}</p>}
      <ul className="earlier">
        {proposal.earlier.map(({ incidentId, at, rule, step }) => (
          <li key={incidentId}>
            <span>{dateText(Date.parse(at), language)}</span>
            <span>{step ? t(`conduct.step.${step}`) : t('conduct.sanction.notDecided')}</span>
            <span>{rule}</span>
          </li>
        ))}
      </ul>
      {data && data.standing !== 'clear' && <p role="alert">{t(`conduct.standing.${data.standing}`)}</p>}
    </section>
  );
};

/** The steps that the house allows, the proposed one first; the past record beside it. */
export const Steps = ({ sanction, playerId, proposal }: OfProposal & { readonly sanction: Deciding }) => {
  const { t } = useTexts();
  const [isMore, setMore] = useState(false);
  const others = proposal.offered.filter((step) => step !== proposal.step);
  return (
    <>
      <Earlier playerId={playerId} proposal={proposal} />
      <Refusal problem={sanction.problem} />
      <ul className="steps">
        <StepWays step={proposal.step} proposal={proposal} sanction={sanction} />
      </ul>
      <TextInput
        label={t('conduct.sanction.reason')}
        data-reason
        value={sanction.reason}
        onChange={({ currentTarget }) => sanction.setReason(currentTarget.value)}
      />
      <Button variant="default" aria-expanded={isMore} data-others onClick={() => setMore(!isMore)}>
        {t('conduct.sanction.others')}
      </Button>
      {isMore && (
        <>
          <ul className="steps">
            {others.map((step) => (
              <StepWays key={step} step={step} proposal={proposal} sanction={sanction} />
            ))}
            {proposal.disabled.map(({ step, why }) => (
              <li key={step}>
                <small>
                  {t(`conduct.step.${step}`)} ·{' '}
                  {t(`conduct.disabled.${why}` as 'conduct.disabled.holds-no-hand')}
                </small>
              </li>
            ))}
          </ul>
          <TextInput
            label={t('conduct.ruling.witnesses')}
            value={sanction.witness}
            onChange={({ currentTarget }) => sanction.setWitness(currentTarget.value)}
          />
          <TextInput
            label={t('conduct.ruling.words')}
            value={sanction.words}
            onChange={({ currentTarget }) => sanction.setWords(currentTarget.value)}
          />
        </>
      )}
    </>
  );
};

/** What the house proposes for an offence of this player, asked for as soon as everything is said. */
export const StepChoice = ({ sanction, playerId, offence }: StepChoiceProps) => {
  const { t } = useTexts();
  const { data: proposal, error } = useProposal({ playerId, offence, details: sanction.details });
  if (error)
    return error instanceof Refused ? (
      <Refusal problem={error.problem} />
    ) : (
      <p role="alert">{t('conduct.ruling.failed')}</p>
    );
  return proposal ? (
    <Steps sanction={sanction} playerId={playerId} proposal={proposal} />
  ) : (
    <p aria-busy="true" />
  );
};
