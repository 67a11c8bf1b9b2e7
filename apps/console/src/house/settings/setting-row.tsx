import { type CommandBody } from '@cardroom/contracts';
import { useLanguage } from '@cardroom/design';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { useMay, useOrders } from '../../orders/orders';
import { RuleLink } from '../../rules/rule-link';
import { useTexts } from '../../texts/texts';
import { type HouseBook, type HouseParameter, isList, type SettingValue } from './house-book';
import { SettingField } from './setting-field';
import { useSettingWords } from './use-setting-words';

interface SettingRowProps {
  readonly name: string;
  readonly parameter: HouseParameter;
  readonly book: HouseBook;
  readonly inForce: SettingValue;
  readonly command: SettingCommand;
  /** Called once another value stands, where no board tells of it. */
  readonly onSet?: (() => void) | undefined;
}

/** Which command sets it: the floor's own, the cage's, or that of rulings and sanctions. */
export type SettingCommand =
  'change-house-setting' | 'cashier/change-cage-setting' | 'conduct/change-conduct-setting';

const mostRules = 2;

/** Lists of lists, such as the blinds of each level, are set elsewhere. */
const isSettable = ({ choices, range }: HouseParameter, value: SettingValue): boolean =>
  !isList(value) || choices !== null || (range !== null && value.every((one) => typeof one === 'number'));

/** One house rule: what it means, what is in force, and for the room manager the way to set it otherwise. */
export const SettingRow = ({ name, parameter, book, inForce, command, onSet }: SettingRowProps) => {
  const { t } = useTexts();
  const { language } = useLanguage();
  const may = useMay();
  const { give, underWay } = useOrders();
  const { say } = useSettingWords(book);
  const [draft, setDraft] = useState<SettingValue>(inForce);
  const about = `setting-${name}`;
  const bounds = parameter.schema.safeParse(draft).success;
  const set = async () => {
    const body = { setting: name, value: draft } as CommandBody<SettingCommand>;
    const { kind } = await give({ name: command, body, about });
    if (kind === 'done') onSet?.();
  };
  return (
    <li className="setting" data-setting={name}>
      <div className="setting__meaning">
        <strong>{parameter.meaning[language]}</strong>
        <small>{t('setting.starting', { value: say(parameter, parameter.start) })}</small>
        <span className="setting__rules">
          {(book.rulesOf.get(name) ?? []).slice(0, mostRules).map((rule) => (
            <RuleLink key={rule} rule={rule} quiet />
          ))}
        </span>
      </div>
      {may(command) && isSettable(parameter, inForce) ? (
        <div className="setting__value">
          <SettingField parameter={parameter} book={book} value={draft} onChange={setDraft} />
          {JSON.stringify(draft) !== JSON.stringify(inForce) && (
            <Button
              data-order={command}
              disabled={!bounds}
              loading={underWay(about) !== undefined}
              onClick={() => void set()}
            >
              {t('setting.change')}
              <span className="visually-hidden"> {parameter.meaning[language]}</span>
            </Button>
          )}
        </div>
      ) : (
        <p className="setting__shown">{say(parameter, inForce)}</p>
      )}
    </li>
  );
};
