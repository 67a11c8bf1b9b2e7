import { useLanguage } from '@cardroom/design';
import { ActionIcon, TextInput } from '@mantine/core';
import { ArrowUp, Plus, X } from 'lucide-react';
import { useState } from 'react';
import { useTexts } from '../../texts/texts';
import { type HouseParameter } from './house-book';

type List = readonly (string | number)[];

interface ListProps {
  readonly parameter: HouseParameter;
  readonly value: List;
  readonly onChange: (value: List) => void;
}

/** One place earlier; the first stays where it is. */
const raised = (list: List, word: string | number): List => {
  const at = list.indexOf(word);
  const before = list[at - 1];
  return before === undefined ? list : list.with(at - 1, word).with(at, before);
};

/** Words in their order, as on a ladder: one is put in or taken out with a tap, and raised by a step. */
export const ListOfWords = ({ parameter: { choices, meaning }, value, onChange }: ListProps) => {
  const { t } = useTexts();
  const { language } = useLanguage();
  const wordOf = (word: string | number): string => choices?.[word]?.[language] ?? String(word);
  const left = Object.keys(choices ?? {}).filter((word) => !value.includes(word));
  return (
    <div className="list-field" role="group" aria-label={meaning[language]}>
      <ol>
        {value.map((word, i) => (
          <li key={word} data-word={word}>
            <span>{wordOf(word)}</span>
            <ActionIcon
              variant="default"
              disabled={i === 0}
              aria-label={t('setting.raise', { word: wordOf(word) })}
              onClick={() => onChange(raised(value, word))}
            >
              <ArrowUp size={18} aria-hidden="true" />
            </ActionIcon>
            <ActionIcon
              variant="default"
              aria-label={t('setting.takeOut', { word: wordOf(word) })}
              onClick={() => onChange(value.filter((each) => each !== word))}
            >
              <X size={18} aria-hidden="true" />
            </ActionIcon>
          </li>
        ))}
      </ol>
      {left.length > 0 && (
        <div className="list-field__left">
          {left.map((word) => (
            <button key={word} type="button" data-add={word} onClick={() => onChange([...value, word])}>
              <Plus size={16} aria-hidden="true" />
              {wordOf(word)}
            </button>
          ))}
        </div>
      )}
    </div>
  );
};

/** Whole numbers with spaces between; what is no number is left out of the value until it is one. */
export const ListOfNumbers = ({ parameter: { meaning }, value, onChange }: ListProps) => {
  const { language } = useLanguage();
  const [typed, setTyped] = useState(value.join(' '));
  return (
    <TextInput
      aria-label={meaning[language]}
      inputMode="numeric"
      autoComplete="off"
      value={typed}
      onChange={({ currentTarget }) => {
        setTyped(currentTarget.value);
        onChange((currentTarget.value.match(/\d+/g) ?? []).map(Number));
      }}
    />
  );
};
