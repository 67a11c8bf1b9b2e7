import { Check, CloudOff, LoaderCircle } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import './in-step-line.css';
import { useStep } from '../live/live-boards';
import { useLanguage } from '../texts/start-texts';
import { clockText } from '../words/time';

/** On every screen: whether it shows what the log says, and if not since when. */
export const InStepLine = () => {
  const { t } = useTranslation('design');
  const { language } = useLanguage();
  const { inStep, sinceMs } = useStep();
  const state = inStep ? 'in-step' : sinceMs === null ? 'connecting' : 'lost';
  const Icon = { 'in-step': Check, connecting: LoaderCircle, lost: CloudOff }[state];
  return (
    <p className="in-step-line" role="status" data-state={state}>
      <Icon size={18} aria-hidden="true" />
      {state === 'in-step' && t('step.inStep')}
      {state === 'connecting' && t('step.connecting')}
      {state === 'lost' && t('step.lost', { time: clockText(sinceMs ?? 0, language, true) })}
    </p>
  );
};
