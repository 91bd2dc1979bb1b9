/**
 * The styles of the sections that hydrate late belong to the first paint: imported here, they are in the page's own
 * style sheet rather than in that of the late chunk.
 */
import 'shared-contracts/ui/Card.module.css';
import 'shared-contracts/ui/Carousel.module.css';
import 'shared-contracts/ui/ContactCallToAction.module.css';
import 'shared-contracts/ui/Container.module.css';
import 'shared-contracts/ui/EmptyState.module.css';
import 'shared-contracts/ui/Section.module.css';
import 'shared-contracts/ui/SectionHeading.module.css';
import 'shared-contracts/ui/Skeleton.module.css';
import 'shared-contracts/ui/Tabs.module.css';
import 'shared-contracts/ui/TestimonialCard.module.css';
import '../testimonials/Testimonials.module.css';
import './capabilities/CapabilityTabs.module.css';
import './case-studies/CaseStudies.module.css';
import './expertise/ValidatedExpertise.module.css';
import './managed-services/ManagedServices.module.css';
import './solutions/SolutionHighlights.module.css';
import './steps/AcceleratorSteps.module.css';
