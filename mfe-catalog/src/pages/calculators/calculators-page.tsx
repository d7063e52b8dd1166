import { operation, type PageOperation } from 'shared-contracts';
import { definePage, Link, type OperationResult, type PageProps } from 'shared-platform';
import { Breadcrumbs } from 'shared-ui';
import { structuredBreadcrumbs } from '../../features/category-path/structured-breadcrumbs';
import { RichText } from '../../features/rich-text/rich-text';
import type { AttributeOptionsQuery } from '../../features/attribute-options/attribute-options.graphql.ts';
import { bearingLifeCalculator } from './bearing-life/bearing-life-calculator';
import { beltCalculator } from './belt-length/belt-length-calculator';
import { CalculatorsPageDocument, type CalculatorsPageQuery } from './calculators-page.graphql.ts';
import styles from './calculators-page.module.css';
import { chainCalculator } from './chain-length/chain-length-calculator';
import type { DescribedCalculator } from './define-calculator';
import { greaseCalculator } from './grease/grease-calculator';
import { attributeOptions } from '../../features/attribute-options/matching-list';
import { messages, useText } from './messages/source';
import { ToolPictogram } from './tool-pictogram';
import { CALCULATORS_PATH, type Tool, toolPath, TOOLS } from './tools';
import { unitConverter } from './units/unit-converter';

const CALCULATORS: Readonly<Record<Tool, DescribedCalculator>> = {
  'bearing-life': bearingLifeCalculator,
  'belt-length': beltCalculator,
  'chain-length': chainCalculator,
  grease: greaseCalculator,
  units: unitConverter,
};

/** `tool` is missing where all are shown. */
type Params = Readonly<Record<string, string>> & { tool?: string };

/** What is asked depends on the address. */
interface Operations {
  [name: string]: PageOperation;
  /** The platform's own words about the tools, which an editor may change; the tools are there without them. */
  page: PageOperation<CalculatorsPageQuery>;
  options: PageOperation<AttributeOptionsQuery>;
  /** A tool that nobody has: perhaps the platform has such a page, and if not, there is none. */
  unknown: PageOperation<CalculatorsPageQuery>;
}

const toolOf = (name: string | undefined): Tool | undefined => TOOLS.find((tool) => tool === name);

function operations({ params }: { params: Params }): Operations {
  const tool = toolOf(params.tool);
  const attributes = tool ? CALCULATORS[tool].attributes : [];
  const page = (path: string) => operation(CalculatorsPageDocument, { identifier: path.slice(1) }, { required: false });
  const asked = {
    ...(params.tool === undefined ? { page: page(CALCULATORS_PATH) } : {}),
    ...(params.tool !== undefined && !tool ? { unknown: page(`${CALCULATORS_PATH}/${params.tool}`) } : {}),
    ...(attributes.length > 0 ? { options: attributeOptions(attributes) } : {}),
  };
  return asked as Operations;
}

export default definePage<Operations, Params>(
  {
    operations,
    head({ results, context, text }) {
      const tool = toolOf(context.params.tool);
      const page = (results.page as OperationResult<CalculatorsPageQuery> | undefined)?.data?.cmsPage;
      const all = { label: text('calc.all'), to: CALCULATORS_PATH };
      const crumbs = [{ label: text('home'), to: '/' }, all, ...(tool ? [{ label: text(`calc.${tool}`) }] : [])];
      const path = tool ? toolPath(tool) : CALCULATORS_PATH;
      return {
        title: tool ? text(`calc.${tool}`) : page?.meta_title || page?.title || all.label,
        description: tool ? text(`calc.${tool}.intro`) : page?.meta_description || text('calc.all.intro'),
        canonicalPath: path,
        structuredData: [structuredBreadcrumbs(crumbs, path)],
      };
    },
    isMissing: ({ unknown }) => isAnsweredWithout(unknown),
    component: CalculatorsPage,
  },
  messages,
);

/** Results of what was not asked for are not there. */
function isAnsweredWithout(result: OperationResult<CalculatorsPageQuery> | undefined): boolean {
  return result !== undefined && !result.fetching && !result.data?.cmsPage;
}

function CalculatorsPage({ params, results }: PageProps<Operations, Params>) {
  const tool = toolOf(params.tool);
  const options = (results.options as OperationResult<AttributeOptionsQuery> | undefined)?.data;
  const page = (results.page as OperationResult<CalculatorsPageQuery> | undefined)?.data?.cmsPage;
  if (!tool) return <AllCalculators page={page} />;
  const { Calculator } = CALCULATORS[tool];
  return <Calculator key={tool} options={options} />;
}

function AllCalculators({ page }: { page: CalculatorsPageQuery['cmsPage'] | undefined }) {
  const text = useText();
  return (
    <div className={styles.page}>
      <Breadcrumbs items={[{ label: text('home'), to: '/' }, { label: text('calc.all') }]} />
      <h1 tabIndex={-1} className={styles.title}>
        {page?.content_heading || page?.title || text('calc.all')}
      </h1>
      <p className={styles.intro}>{text('calc.all.intro')}</p>
      <ul className={styles.tools}>
        {TOOLS.map((tool) => (
          <li key={tool} className={styles.tool}>
            <ToolPictogram tool={tool} />
            <div>
              <h2>
                <Link to={toolPath(tool)}>{text(`calc.${tool}`)}</Link>
              </h2>
              <p>{text(`calc.${tool}.intro`)}</p>
            </div>
          </li>
        ))}
      </ul>
      {page?.content && <RichText html={page.content} shape="page" />}
    </div>
  );
}
