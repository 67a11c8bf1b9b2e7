import { Delete, Phone } from 'lucide-react';
import { useState } from 'react';
import { useTexts } from '../texts/texts';
import { TroubleLine } from '../trouble-line';
import { useOrder } from '../use-order';
import './card.css';

const digits = [...'1234567890+'];
const fewestDigits = 6;
const mostDigits = 20;

/** A number to be called at, for today only; nobody has to leave one. */
export const LeavePhone = ({ code }: { readonly code: string }) => {
  const { t } = useTexts();
  const [phone, setPhone] = useState<string | null>(null);
  const [isKept, setKept] = useState(false);
  const { give, running, trouble, clear } = useOrder();
  const keep = async () => {
    const answer = await give({
      name: 'players/keep-phone',
      body: { receiptCode: code, phone: phone ?? '' },
    });
    if (answer) setKept(true);
  };
  if (isKept) return <p role="status">{t('phone.kept')}</p>;
  if (phone === null)
    return (
      <button type="button" className="big-button" data-quiet onClick={() => setPhone('')}>
        <Phone size={32} aria-hidden="true" />
        {t('phone.leave')}
      </button>
    );
  const type = (next: string) => {
    clear();
    setPhone(next.slice(0, mostDigits));
  };
  return (
    <section className="leave-phone" aria-label={t('phone.leave')}>
      <p>{t('phone.hint')}</p>
      <output className="leave-phone__number">{phone || '…'}</output>
      <div className="leave-phone__keys" role="group" aria-label={t('phone.keys')}>
        {digits.map((digit) => (
          <button key={digit} type="button" className="key" onClick={() => type(phone + digit)}>
            {digit}
          </button>
        ))}
        <button
          type="button"
          className="key"
          aria-label={t('keys.erase')}
          onClick={() => type(phone.slice(0, -1))}
        >
          <Delete size={34} aria-hidden="true" />
        </button>
      </div>
      <TroubleLine trouble={trouble} />
      <button
        type="button"
        className="big-button"
        aria-busy={running !== null}
        disabled={phone.length < fewestDigits || running !== null}
        onClick={() => void keep()}
      >
        {t('phone.keep')}
      </button>
    </section>
  );
};
