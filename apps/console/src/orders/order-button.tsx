import { type CommandName } from '@cardroom/contracts';
import { ActionIcon, Button, type MantineColor } from '@mantine/core';
import { type ReactNode } from 'react';
import './order-button.css';
import { type Order, useMay, useOrders } from './orders';

interface OrderButtonProps<N extends CommandName> {
  readonly order: Order<N>;
  /** The word on the button; on a sign alone it is what is read aloud. */
  readonly label: string;
  readonly icon?: ReactNode;
  /** Said after the word but not shown, because it stands beside the button: whom or what it is about. */
  readonly about?: string;
  /** A second, smaller line. */
  readonly detail?: string;
  readonly iconOnly?: boolean;
  /** Where the rules would refuse it at this moment. */
  readonly notYet?: boolean;
  readonly variant?: string;
  readonly color?: MantineColor;
  readonly className?: string;
}

/** One tap, one command: busy until the boards show the answer, and absent for whoever may not give it. */
export const OrderButton = <N extends CommandName>(props: OrderButtonProps<N>) => {
  const { order, label, icon, about, detail, className, variant, color } = props;
  const { give, underWay } = useOrders();
  const may = useMay();
  if (!may(order.name)) return null;
  const running = underWay(order.about);
  const rest = {
    'data-order': order.name,
    loading: running === order.name,
    disabled: props.notYet === true || (running !== undefined && running !== order.name),
    onClick: () => void give(order),
    ...(variant === undefined ? {} : { variant }),
    ...(color === undefined ? {} : { color }),
    className,
  };
  if (props.iconOnly)
    return (
      <ActionIcon {...rest} aria-label={label} title={label}>
        {icon}
      </ActionIcon>
    );
  return (
    <Button {...rest} leftSection={icon}>
      <span className="order-button__lines">
        <span>
          {label}
          {about && <span className="visually-hidden"> {about}</span>}
        </span>
        {detail && <small>{detail}</small>}
      </span>
    </Button>
  );
};
