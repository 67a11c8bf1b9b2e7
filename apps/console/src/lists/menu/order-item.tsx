import { type FloorCommandName } from '@cardroom/contracts';
import { Menu } from '@mantine/core';
import { type ReactNode } from 'react';
import { type Order, useMay, useOrders } from '../../orders/orders';

interface OrderItemProps<N extends FloorCommandName> {
  readonly order: Order<N>;
  readonly icon: ReactNode;
  readonly color?: string;
  readonly children: ReactNode;
}

/** A menu's line that gives one command, absent for whoever may not give it. */
export const OrderItem = <N extends FloorCommandName>({
  order,
  icon,
  color,
  children,
}: OrderItemProps<N>) => {
  const { give, underWay } = useOrders();
  const may = useMay();
  if (!may(order.name)) return null;
  return (
    <Menu.Item
      leftSection={icon}
      {...(color ? { color } : {})}
      disabled={underWay(order.about) !== undefined}
      onClick={() => void give(order)}
    >
      {children}
    </Menu.Item>
  );
};
