import { type Problem } from '@cardroom/contracts';
import { Button, Modal, TextInput } from '@mantine/core';
import { PenLine } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { fewestDigits, mostDigits } from '../../session/use-sign-in';
import { useTexts } from '../../texts/texts';
import { Refusal } from './refusal';
import './second-person.css';

interface SecondPersonFormProps {
  readonly go: string;
  /** Answers why it was refused; null when it was done. */
  readonly onSign: (code: string) => Promise<Problem | null>;
  readonly isReady?: boolean;
  readonly autoFocus?: boolean;
  readonly label?: string;
}

/** The second person signs with his own staff number and secret digits; nobody sees them. */
export const SecondPersonForm = (props: SecondPersonFormProps) => {
  const { go, onSign, isReady = true, autoFocus = true, label } = props;
  const { t } = useTexts();
  const [code, setCode] = useState('');
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<Problem | null>(null);
  const sign = async () => {
    if (busy || !isReady || code.length < fewestDigits) return;
    setBusy(true);
    const refused = await onSign(code);
    setBusy(false);
    setProblem(refused);
    if (refused) setCode('');
  };
  return (
    <form
      className="second-person"
      onSubmit={(event) => {
        event.preventDefault();
        void sign();
      }}
    >
      <TextInput
        type="password"
        data-autofocus={autoFocus || undefined}
        autoFocus={autoFocus}
        data-second-code
        label={label ?? t('cage.second.label')}
        description={t('cage.second.hint')}
        inputMode="numeric"
        autoComplete="off"
        value={code}
        onChange={({ currentTarget }) => setCode(currentTarget.value.replace(/\D/g, '').slice(0, mostDigits))}
      />
      <Refusal problem={problem} />
      <Button
        type="submit"
        size="lg"
        loading={busy}
        disabled={!isReady || code.length < fewestDigits}
        leftSection={<PenLine size={20} aria-hidden="true" />}
      >
        {go}
      </Button>
    </form>
  );
};

interface SecondPersonProps extends SecondPersonFormProps {
  readonly title: string;
  readonly children?: ReactNode;
  readonly onClose: () => void;
}

/** Asks for the second person over the page. Stays open while the code is refused. */
export const SecondPerson = ({ title, children, onClose, onSign, ...form }: SecondPersonProps) => {
  const { t } = useTexts();
  const sign = async (code: string) => {
    const refused = await onSign(code);
    if (!refused) onClose();
    return refused;
  };
  return (
    <Modal opened onClose={onClose} title={title} closeButtonProps={{ 'aria-label': t('close') }}>
      {children && <div className="second-person__what">{children}</div>}
      <SecondPersonForm {...form} onSign={sign} />
    </Modal>
  );
};
