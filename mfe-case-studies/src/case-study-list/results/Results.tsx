import { memo } from 'react';
import { useLocation } from 'shared-contracts/host';
import { Link } from 'shared-contracts/navigation/Link.tsx';
import { ButtonLink } from 'shared-contracts/ui/ButtonLink.tsx';
import { Grid } from 'shared-contracts/ui/Grid.tsx';
import { VisuallyHidden } from 'shared-contracts/ui/VisuallyHidden.tsx';
import { CaseStudyCard } from '../../card/CaseStudyCard.tsx';
import type { ListData } from '../list-data.ts';
import { isFiltered, pageSize, readListQuery, toSearch } from '../query/list-query.ts';
import { NothingFound } from './NothingFound.tsx';
import styles from './Results.module.css';

/**
 * The cards of what the address asks for, a few rows at a time. They wait for their data and not for every letter or
 * tick, so that the filters answer at once.
 */
export const Results = memo(function Results({
  data: { cards, found, total },
  onShow,
}: {
  data: ListData;
  /** Shows so many cards, in place of following the link to them. */
  onShow: (shown: number) => void;
}) {
  const { pathname, search } = useLocation();
  const query = readListQuery(new URLSearchParams(search));
  const more = Math.min(pageSize, found - cards.length);
  const shown = cards.length + pageSize;
  return (
    <>
      <VisuallyHidden>
        <h2>Results</h2>
      </VisuallyHidden>
      <div className={styles.count}>
        <p role="status">{toCount(found, total, cards.length)}</p>
        {found > 0 && isFiltered(query) && <Link to={pathname}>Clear all filters</Link>}
      </div>
      {found === 0 && <NothingFound total={total} />}
      <Grid as="ul">
        {cards.map((card, index) => (
          <li key={card.caseId + card.title}>
            <CaseStudyCard card={card} eager={index < 3} />
          </li>
        ))}
      </Grid>
      {more > 0 && (
        <p className={styles.more}>
          <ButtonLink
            look="secondary"
            to={pathname + toSearch({ ...query, shown })}
            onClick={(event) => {
              event.preventDefault();
              onShow(shown);
            }}
          >
            Show {more} more
          </ButtonLink>
        </p>
      )}
    </>
  );
});

function toCount(found: number, total: number, shown: number): string {
  const ofAll = found < total ? `${found} of ${total}` : `${found}`;
  const noun = total === 1 ? 'case study' : 'case studies';
  return `${ofAll} ${noun}${shown < found ? `, ${shown} shown` : ''}`;
}
