import { Button, Textarea, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { modals } from '@mantine/modals';
import { RuleText } from '../rules/rule-text';
import { useTexts } from '../texts/texts';
import './questions.css';

const fewestLetters = 3;
const mostLetters = 200;
const ready = ['asked', 'correction', 'transfer', 'supervisor'] as const;

interface ReasonFormProps {
  readonly why: string;
  /** The rule it rests on, read before the reason is given. */
  readonly rule?: string | undefined;
  readonly onReason: (reason: string) => void;
}

/** The usual reasons are one tap; any other is typed. The player it concerns may read it. */
const ReasonForm = ({ why, rule, onReason }: ReasonFormProps) => {
  const { t } = useTexts();
  const form = useForm({
    initialValues: { reason: '' },
    validate: { reason: (text) => (text.trim().length < fewestLetters ? t('reason.tooShort') : null) },
  });
  return (
    <form className="reason" onSubmit={form.onSubmit(({ reason }) => onReason(reason.trim()))}>
      <p>{why}</p>
      {rule !== undefined && <RuleText rule={rule} />}
      <div className="reason__ready">
        {ready.map((key) => (
          <Button key={key} variant="default" onClick={() => onReason(t(`reason.${key}`))}>
            {t(`reason.${key}`)}
          </Button>
        ))}
      </div>
      <Textarea
        data-autofocus
        label={t('reason.other')}
        autosize
        minRows={2}
        maxLength={mostLetters}
        {...form.getInputProps('reason')}
      />
      <Button type="submit">{t('reason.go')}</Button>
    </form>
  );
};

/** What is asked for in a word or a figure. */
export interface Wanted {
  readonly label: string;
  readonly go: string;
  readonly pattern: RegExp;
  readonly isFigure?: boolean;
  readonly mostLetters?: number;
}

const WordForm = ({
  why,
  wanted,
  onWord,
}: {
  readonly why: string;
  readonly wanted: Wanted;
  readonly onWord: (word: string) => void;
}) => {
  const { t } = useTexts();
  const form = useForm({
    initialValues: { word: '' },
    validate: { word: (word) => (wanted.pattern.test(word.trim()) ? null : t('asked.notSo')) },
  });
  return (
    <form className="reason" onSubmit={form.onSubmit(({ word }) => onWord(word.trim()))}>
      <p>{why}</p>
      <TextInput
        data-autofocus
        label={wanted.label}
        maxLength={wanted.mostLetters ?? 24}
        inputMode={wanted.isFigure ? 'decimal' : 'text'}
        {...form.getInputProps('word')}
      />
      <Button type="submit">{wanted.go}</Button>
    </form>
  );
};

/**
 * The only questions that stand between a tap and its command: a reason where a rule wants one, and a second
 * question where a seat is emptied, a person is taken off, or a table closes. Everywhere else there is undo.
 */
export const useQuestions = () => {
  const { t } = useTexts();
  return {
    /** Null when the user thinks better of it. */
    reasonFor: (title: string, why: string, rule?: string) =>
      new Promise<string | null>((resolve) => {
        const modalId = modals.open({
          title,
          closeButtonProps: { 'aria-label': t('close') },
          onClose: () => resolve(null),
          children: (
            <ReasonForm
              why={why}
              rule={rule}
              onReason={(reason) => {
                resolve(reason);
                modals.close(modalId);
              }}
            />
          ),
        });
      }),
    /** One of a few answers; null when the user thinks better of it. */
    oneOf: <A extends string>(title: string, why: string, answers: readonly (readonly [A, string])[]) =>
      new Promise<A | null>((resolve) => {
        const modalId = modals.open({
          title,
          closeButtonProps: { 'aria-label': t('close') },
          onClose: () => resolve(null),
          children: (
            <div className="reason">
              <p>{why}</p>
              {answers.map(([answer, label]) => (
                <Button
                  key={answer}
                  variant="default"
                  onClick={() => {
                    resolve(answer);
                    modals.close(modalId);
                  }}
                >
                  {label}
                </Button>
              ))}
            </div>
          ),
        });
      }),
    /** A word or a figure that only the user knows; null when he thinks better of it. */
    wordFor: (title: string, why: string, wanted: Wanted) =>
      new Promise<string | null>((resolve) => {
        const modalId = modals.open({
          title,
          closeButtonProps: { 'aria-label': t('close') },
          onClose: () => resolve(null),
          children: (
            <WordForm
              why={why}
              wanted={wanted}
              onWord={(word) => {
                resolve(word);
                modals.close(modalId);
              }}
            />
          ),
        });
      }),
    sureTo: (title: string, labels: { readonly confirm: string; readonly why: string }) =>
      new Promise<boolean>((resolve) => {
        modals.openConfirmModal({
          title,
          children: <p className="sure">{labels.why}</p>,
          labels: { confirm: labels.confirm, cancel: t('cancel') },
          confirmProps: { color: 'coral' },
          cancelProps: { variant: 'default' },
          closeButtonProps: { 'aria-label': t('close') },
          onConfirm: () => resolve(true),
          onCancel: () => resolve(false),
          onClose: () => resolve(false),
        });
      }),
  };
};
