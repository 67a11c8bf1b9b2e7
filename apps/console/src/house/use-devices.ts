import {
  type DeviceKind,
  type DeviceShape,
  type EnrolmentAnswer,
  type OperationName,
} from '@cardroom/contracts';
import { type Answer, ask, askOrThrow } from '@cardroom/design';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useOrderNotices } from '../orders/order-notices';
import { useRole } from '../session/session';

const key = ['devices'];
const list: OperationName = 'list-devices';

/** The room's kiosks and boards. A new device's code is shown once, and kept nowhere. */
export const useDevices = () => {
  const client = useQueryClient();
  const notices = useOrderNotices();
  const { mayDo } = useRole();
  const [busy, setBusy] = useState(false);
  const [enrolment, setEnrolment] = useState<EnrolmentAnswer | null>(null);
  const query = useQuery({
    queryKey: key,
    queryFn: () => askOrThrow<{ readonly devices: readonly DeviceShape[] }>('/devices'),
    enabled: mayDo(list),
  });

  const change = async <T>(request: Promise<Answer<T>>): Promise<T | null> => {
    setBusy(true);
    const answer = await request;
    setBusy(false);
    await client.invalidateQueries({ queryKey: key });
    if (answer.kind === 'refused') notices.refused(answer.problem);
    return answer.kind === 'done' ? answer.value : null;
  };
  return {
    devices: query.data?.devices ?? [],
    failed: query.isError,
    busy,
    enrolment,
    add: async (body: { readonly name: string; readonly kind: DeviceKind }) => {
      const added = await change(ask<EnrolmentAnswer>('/devices', { method: 'POST', body }));
      if (added) setEnrolment(added);
      return added !== null;
    },
    revoke: (deviceId: string) => change(ask(`/devices/${deviceId}`, { method: 'DELETE' })),
  };
};
