import { Navigate } from '@tanstack/react-router';
import { useRole } from '../session/session';

/** The console's usual screen: the counter for whoever works at the cage alone, the lists for everybody else. */
export const Home = () => {
  const { mayGive } = useRole();
  const isCashier = mayGive('cashier/sell-chips') && !mayGive('call-player');
  return <Navigate to={isCashier ? '/cage/window' : '/lists'} replace />;
};
