import type { ReactNode } from 'react';
import { signInPath } from 'shared-contracts';
import { useHost, useLocation } from 'shared-platform';
import { AccountFrame, Button, ButtonLink, EmptyState, Notice, Skeleton, usePlatformMessage } from 'shared-ui';
import type { CompanyState } from './company-access';
import { useText } from './messages/source';

export interface CompanyAreaProps {
  title: string;
  state: CompanyState;
  /** What is shown once the state is `ready`. */
  children: () => ReactNode;
  /** The root field that is asked for again after a failure. Default `company`. */
  root?: 'company' | 'customer';
}

/** A company's page in the account area's frame; where there is nothing to show, it says why. */
export function CompanyArea({ title, state, children, root = 'company' }: CompanyAreaProps) {
  const text = useText();
  const location = useLocation();
  const labels = { navigation: text('company.navigation'), signOut: text('company.sign-out') };
  if (state.kind === 'guest')
    return (
      <>
        <h1>{title}</h1>
        <EmptyState
          title={text('company.sign-in-title')}
          action={<ButtonLink to={signInPath(location)}>{text('company.sign-in')}</ButtonLink>}
        >
          {text('company.sign-in-text')}
        </EmptyState>
      </>
    );
  return (
    <AccountFrame title={title} labels={labels}>
      <Content state={state} root={root}>
        {children}
      </Content>
    </AccountFrame>
  );
}

function Content({ state, children, root }: Pick<CompanyAreaProps, 'state' | 'children'> & { root: 'company' | 'customer' }) {
  const host = useHost();
  const text = useText();
  const say = usePlatformMessage();
  const home = <ButtonLink to="/">{text('company.home')}</ButtonLink>;
  switch (state.kind) {
    case 'ready':
      return children();
    case 'failed':
      return (
        <Notice type="error" action={<Button onClick={() => host.commerce.invalidate([root])}>{text('company.retry')}</Button>}>
          {text('company.failed')} {say(state.message)}
        </Notice>
      );
    case 'not-allowed':
      return (
        <EmptyState title={text('company.not-allowed-title')} action={home}>
          {text('company.not-allowed-text')}
        </EmptyState>
      );
    case 'not-a-company':
      return (
        <EmptyState title={text('company.not-company-title')} action={home}>
          {text('company.not-company-text')}
        </EmptyState>
      );
    default:
      return <Skeleton height="16rem" shape="block" />;
  }
}
