import { Fragment } from '@site/contract/remote-module/Fragment';
import type { FragmentElementProps } from '@site/contract/remote-module/fragment-element';
import type { FragmentName, FragmentProps } from '@site/contract/remote-module/remote-fragment';
import type { RouteObject } from 'react-router-dom';

/** What pages might pass to each fragment. */
const sampleProps: FragmentProps = {
  'case-studies/carousel': {},
  'contact/case-study-request': { caseStudyId: 'sample', onDone() {} },
};

/** A page with nothing but a fragment, on which a release's fragment is tried before it comes onto other teams' pages. */
export function toFragmentTrial(name: FragmentName): RouteObject {
  const element = { name, props: sampleProps[name] ?? {} } as FragmentElementProps;
  const meta = () => ({ title: name, description: name, noIndex: true });
  return { id: 'fragment-trial', path: '*', element: <Fragment {...element} />, handle: { meta } };
}
