import type { ChainModifiers, Entry, EntryFieldTypes, EntrySkeletonType, LocaleCode } from "contentful";

export interface TypeAboutUsFields {
    title: EntryFieldTypes.Symbol;
    description1?: EntryFieldTypes.Text;
    description2?: EntryFieldTypes.Text;
    img?: EntryFieldTypes.AssetLink;
    mission?: EntryFieldTypes.Text;
    info?: EntryFieldTypes.Array<EntryFieldTypes.EntryLink<TypeTabSkeleton>>;
    approach?: EntryFieldTypes.Array<EntryFieldTypes.EntryLink<TypeTabSkeleton>>;
    impact?: EntryFieldTypes.Array<EntryFieldTypes.EntryLink<TypeMetricSkeleton>>;
    communityInvolvement?: EntryFieldTypes.Array<EntryFieldTypes.EntryLink<TypeTabSkeleton>>;
    collaborate?: EntryFieldTypes.EntryLink<TypeTabSkeleton>;
    contactUsButton?: EntryFieldTypes.Symbol;
}

export type TypeAboutUsSkeleton = EntrySkeletonType<TypeAboutUsFields, "aboutUs">;
export type TypeAboutUs<Modifiers extends ChainModifiers, Locales extends LocaleCode = LocaleCode> = Entry<TypeAboutUsSkeleton, Modifiers, Locales>;

export interface TypeAcceleratorProgramFields {
    title: EntryFieldTypes.Symbol;
    description?: EntryFieldTypes.Text;
    list?: EntryFieldTypes.RichText;
    imagecontent?: EntryFieldTypes.AssetLink;
    imagetitle1?: EntryFieldTypes.Symbol;
    imagetitle2?: EntryFieldTypes.Symbol;
    description2?: EntryFieldTypes.Text;
    heroContactButton?: EntryFieldTypes.Symbol;
    whatItIs?: EntryFieldTypes.Text;
    whoItsFor?: EntryFieldTypes.Text;
    whatChallengesDoesItAddress?: EntryFieldTypes.Text;
    whyChooseList?: EntryFieldTypes.RichText;
    deliverables?: EntryFieldTypes.Array<EntryFieldTypes.EntryLink<TypeTabSkeleton>>;
    whatsIncluded?: EntryFieldTypes.Array<EntryFieldTypes.EntryLink<TypeTabSkeleton>>;
    howItWorks?: EntryFieldTypes.Array<EntryFieldTypes.EntryLink<TypeTabSkeleton>>;
    contactUsTitle?: EntryFieldTypes.Symbol;
    contactUsDescription?: EntryFieldTypes.Text;
    contactUsButton?: EntryFieldTypes.Symbol;
    onePager?: EntryFieldTypes.AssetLink;
    onePagerButton?: EntryFieldTypes.Symbol;
}

export type TypeAcceleratorProgramSkeleton = EntrySkeletonType<TypeAcceleratorProgramFields, "acceleratorProgram">;
export type TypeAcceleratorProgram<Modifiers extends ChainModifiers, Locales extends LocaleCode = LocaleCode> = Entry<TypeAcceleratorProgramSkeleton, Modifiers, Locales>;

export interface TypeAcceleratorsFields {
    title: EntryFieldTypes.Symbol;
    description?: EntryFieldTypes.Text;
    title2?: EntryFieldTypes.Symbol;
    description2?: EntryFieldTypes.Text;
    whatAreAcceleratorsTabs?: EntryFieldTypes.Array<EntryFieldTypes.EntryLink<TypeTabSkeleton>>;
    acceleratorprograms?: EntryFieldTypes.Array<EntryFieldTypes.EntryLink<TypeAcceleratorProgramSkeleton>>;
    wellArchitectedReview?: EntryFieldTypes.EntryLink<TypeAcceleratorProgramSkeleton>;
    acceleratorsWork?: EntryFieldTypes.Array<EntryFieldTypes.EntryLink<TypeTabSkeleton>>;
    whytochooselist?: EntryFieldTypes.RichText;
    contactUsTitle?: EntryFieldTypes.Symbol;
    contactUsDescription?: EntryFieldTypes.Text;
    contactUsButton?: EntryFieldTypes.Symbol;
}

export type TypeAcceleratorsSkeleton = EntrySkeletonType<TypeAcceleratorsFields, "accelerators">;
export type TypeAccelerators<Modifiers extends ChainModifiers, Locales extends LocaleCode = LocaleCode> = Entry<TypeAcceleratorsSkeleton, Modifiers, Locales>;

export interface TypeAcceleratorStepFields {
    title: EntryFieldTypes.Symbol;
    description?: EntryFieldTypes.Text;
    stepNumber?: EntryFieldTypes.Integer;
    number?: EntryFieldTypes.Integer;
    route?: EntryFieldTypes.Symbol;
    url?: EntryFieldTypes.Symbol;
    link?: EntryFieldTypes.Symbol;
}

export type TypeAcceleratorStepSkeleton = EntrySkeletonType<TypeAcceleratorStepFields, "acceleratorStep">;
export type TypeAcceleratorStep<Modifiers extends ChainModifiers, Locales extends LocaleCode = LocaleCode> = Entry<TypeAcceleratorStepSkeleton, Modifiers, Locales>;

export interface TypeArticleFields {
    title: EntryFieldTypes.Symbol;
    description?: EntryFieldTypes.Text;
    url: EntryFieldTypes.Symbol;
    img?: EntryFieldTypes.AssetLink;
}

export type TypeArticleSkeleton = EntrySkeletonType<TypeArticleFields, "article">;
export type TypeArticle<Modifiers extends ChainModifiers, Locales extends LocaleCode = LocaleCode> = Entry<TypeArticleSkeleton, Modifiers, Locales>;

export interface TypeCapabilitiesFields {
    idName: EntryFieldTypes.Symbol<"expertise" | "services" | "solutions">;
    title: EntryFieldTypes.Symbol;
    subTitles?: EntryFieldTypes.Symbol;
    description?: EntryFieldTypes.Text;
    whyChooseList?: EntryFieldTypes.RichText;
    metrics?: EntryFieldTypes.Array<EntryFieldTypes.EntryLink<TypeCapabilityServiceSkeleton>>;
    contactUsTitle?: EntryFieldTypes.Symbol;
    contactUsDescription?: EntryFieldTypes.Text;
    contactUsButton?: EntryFieldTypes.Symbol;
}

export type TypeCapabilitiesSkeleton = EntrySkeletonType<TypeCapabilitiesFields, "capabilities">;
export type TypeCapabilities<Modifiers extends ChainModifiers, Locales extends LocaleCode = LocaleCode> = Entry<TypeCapabilitiesSkeleton, Modifiers, Locales>;

export interface TypeCapabilityServiceFields {
    title: EntryFieldTypes.Symbol;
    subTitles?: EntryFieldTypes.Symbol;
    description?: EntryFieldTypes.Text;
    heroContactButton?: EntryFieldTypes.Symbol;
    assets?: EntryFieldTypes.Array<EntryFieldTypes.AssetLink>;
    whyChooseList?: EntryFieldTypes.RichText;
    strategyTitle?: EntryFieldTypes.Symbol;
    strategyTabs?: EntryFieldTypes.Array<EntryFieldTypes.EntryLink<TypeTabSkeleton>>;
    caseStudyTabs?: EntryFieldTypes.Array<EntryFieldTypes.EntryLink<TypeTabSkeleton>>;
    articles?: EntryFieldTypes.Array<EntryFieldTypes.EntryLink<TypeArticleSkeleton>>;
    tools?: EntryFieldTypes.Array<EntryFieldTypes.AssetLink>;
    contactUsTitle?: EntryFieldTypes.Symbol;
    contactUsButton?: EntryFieldTypes.Symbol;
}

export type TypeCapabilityServiceSkeleton = EntrySkeletonType<TypeCapabilityServiceFields, "capabilityService">;
export type TypeCapabilityService<Modifiers extends ChainModifiers, Locales extends LocaleCode = LocaleCode> = Entry<TypeCapabilityServiceSkeleton, Modifiers, Locales>;

export interface TypeCaseStudiesFields {
    title: EntryFieldTypes.Symbol;
    description?: EntryFieldTypes.RichText;
    awsServicesFilters?: EntryFieldTypes.RichText;
    industryFilters?: EntryFieldTypes.RichText;
    fullStoryTitle?: EntryFieldTypes.Symbol;
    fullStoryDescription?: EntryFieldTypes.Text;
    fullStoryButton?: EntryFieldTypes.Symbol;
    childCards?: EntryFieldTypes.Array<EntryFieldTypes.EntryLink<TypeCaseStudySkeleton>>;
}

export type TypeCaseStudiesSkeleton = EntrySkeletonType<TypeCaseStudiesFields, "caseStudies">;
export type TypeCaseStudies<Modifiers extends ChainModifiers, Locales extends LocaleCode = LocaleCode> = Entry<TypeCaseStudiesSkeleton, Modifiers, Locales>;

export interface TypeCaseStudyFields {
    idName?: EntryFieldTypes.Symbol;
    title: EntryFieldTypes.Symbol;
    description?: EntryFieldTypes.RichText;
    industry?: EntryFieldTypes.Symbol;
    awsServicesUsed?: EntryFieldTypes.RichText;
    img?: EntryFieldTypes.AssetLink;
    childTitle?: EntryFieldTypes.Symbol;
    subTitles?: EntryFieldTypes.Symbol;
    childDescription?: EntryFieldTypes.RichText;
    childImg?: EntryFieldTypes.AssetLink;
    solutionType?: EntryFieldTypes.Symbol;
    metrics?: EntryFieldTypes.Array<EntryFieldTypes.EntryLink<TypeMetricSkeleton>>;
    aboutClient?: EntryFieldTypes.RichText;
    clientLogo?: EntryFieldTypes.AssetLink;
    challenge?: EntryFieldTypes.RichText;
    solution?: EntryFieldTypes.RichText;
    result?: EntryFieldTypes.Text;
    testimonial?: EntryFieldTypes.Array<EntryFieldTypes.EntryLink<TypeCaseStudyTestimonialSkeleton>>;
    document?: EntryFieldTypes.AssetLink;
}

export type TypeCaseStudySkeleton = EntrySkeletonType<TypeCaseStudyFields, "caseStudy">;
export type TypeCaseStudy<Modifiers extends ChainModifiers, Locales extends LocaleCode = LocaleCode> = Entry<TypeCaseStudySkeleton, Modifiers, Locales>;

export interface TypeCaseStudyTestimonialFields {
    title: EntryFieldTypes.Symbol;
    position?: EntryFieldTypes.Symbol;
    message?: EntryFieldTypes.Text;
}

export type TypeCaseStudyTestimonialSkeleton = EntrySkeletonType<TypeCaseStudyTestimonialFields, "caseStudyTestimonial">;
export type TypeCaseStudyTestimonial<Modifiers extends ChainModifiers, Locales extends LocaleCode = LocaleCode> = Entry<TypeCaseStudyTestimonialSkeleton, Modifiers, Locales>;

export interface TypeDocumentFields {
    docId: EntryFieldTypes.Symbol;
    title: EntryFieldTypes.Symbol;
    description?: EntryFieldTypes.Text;
    file: EntryFieldTypes.AssetLink;
}

export type TypeDocumentSkeleton = EntrySkeletonType<TypeDocumentFields, "document">;
export type TypeDocument<Modifiers extends ChainModifiers, Locales extends LocaleCode = LocaleCode> = Entry<TypeDocumentSkeleton, Modifiers, Locales>;

export interface TypeHomePageFields {
    internalName?: EntryFieldTypes.Symbol;
    homeTitle: EntryFieldTypes.Text;
    homeSubtitle?: EntryFieldTypes.RichText;
    heroContactButton?: EntryFieldTypes.Symbol;
    heroReviewButton?: EntryFieldTypes.Symbol;
    metaDescription?: EntryFieldTypes.Text;
    badges?: EntryFieldTypes.Array<EntryFieldTypes.EntryLink<TypePartnerBadgeSkeleton>>;
    pressViewTitle?: EntryFieldTypes.Symbol;
    pressViewDescription?: EntryFieldTypes.Text;
    pressViewBadge?: EntryFieldTypes.EntryLink<TypePartnerBadgeSkeleton>;
    potentialOfAwsTitle?: EntryFieldTypes.Symbol;
    potentialOfAws?: EntryFieldTypes.Array<EntryFieldTypes.EntryLink<TypeTabSkeleton>>;
    rcaTitle?: EntryFieldTypes.Symbol;
    rca?: EntryFieldTypes.Array<EntryFieldTypes.EntryLink<TypeAcceleratorStepSkeleton>>;
    awsValidatedTechnicalTitle?: EntryFieldTypes.Symbol;
    technicalExpertiseTabs?: EntryFieldTypes.Array<EntryFieldTypes.EntryLink<TypeTabSkeleton>>;
    smartSolutionsTitle?: EntryFieldTypes.Symbol;
    smartSolutionsTabs?: EntryFieldTypes.Array<EntryFieldTypes.EntryLink<TypeTabSkeleton>>;
    managedServicesTitle?: EntryFieldTypes.Symbol;
    managedServicesDescription?: EntryFieldTypes.Text;
    managedServicesButton?: EntryFieldTypes.Symbol;
    testimonial?: EntryFieldTypes.Array<EntryFieldTypes.EntryLink<TypeTestimonialSkeleton>>;
    contactUsTitle?: EntryFieldTypes.Symbol;
    contactUsButton?: EntryFieldTypes.Symbol;
}

export type TypeHomePageSkeleton = EntrySkeletonType<TypeHomePageFields, "homePage">;
export type TypeHomePage<Modifiers extends ChainModifiers, Locales extends LocaleCode = LocaleCode> = Entry<TypeHomePageSkeleton, Modifiers, Locales>;

export interface TypeMetricFields {
    value: EntryFieldTypes.Symbol;
    description: EntryFieldTypes.Symbol;
    percentage?: EntryFieldTypes.Boolean;
    increase?: EntryFieldTypes.Boolean;
    decrease?: EntryFieldTypes.Boolean;
    addition?: EntryFieldTypes.Boolean;
}

export type TypeMetricSkeleton = EntrySkeletonType<TypeMetricFields, "metric">;
export type TypeMetric<Modifiers extends ChainModifiers, Locales extends LocaleCode = LocaleCode> = Entry<TypeMetricSkeleton, Modifiers, Locales>;

export interface TypePartnerBadgeFields {
    title: EntryFieldTypes.Symbol;
    badgeType?: EntryFieldTypes.Symbol;
    img?: EntryFieldTypes.AssetLink;
}

export type TypePartnerBadgeSkeleton = EntrySkeletonType<TypePartnerBadgeFields, "partnerBadge">;
export type TypePartnerBadge<Modifiers extends ChainModifiers, Locales extends LocaleCode = LocaleCode> = Entry<TypePartnerBadgeSkeleton, Modifiers, Locales>;

export interface TypePressFields {
    title: EntryFieldTypes.Symbol;
    tabs?: EntryFieldTypes.Array<EntryFieldTypes.EntryLink<TypePressItemSkeleton>>;
}

export type TypePressSkeleton = EntrySkeletonType<TypePressFields, "press">;
export type TypePress<Modifiers extends ChainModifiers, Locales extends LocaleCode = LocaleCode> = Entry<TypePressSkeleton, Modifiers, Locales>;

export interface TypePressItemFields {
    title: EntryFieldTypes.Symbol;
    description?: EntryFieldTypes.Text;
    img?: EntryFieldTypes.AssetLink;
    date?: EntryFieldTypes.Date;
    news?: EntryFieldTypes.Symbol;
    url?: EntryFieldTypes.Symbol;
    link?: EntryFieldTypes.Symbol;
}

export type TypePressItemSkeleton = EntrySkeletonType<TypePressItemFields, "pressItem">;
export type TypePressItem<Modifiers extends ChainModifiers, Locales extends LocaleCode = LocaleCode> = Entry<TypePressItemSkeleton, Modifiers, Locales>;

export interface TypeSiteSettingsFields {
    providerName: EntryFieldTypes.Symbol;
    shortName?: EntryFieldTypes.Symbol;
    tagline?: EntryFieldTypes.Symbol;
    address?: EntryFieldTypes.Text;
    phone?: EntryFieldTypes.Symbol;
    email?: EntryFieldTypes.Symbol;
    responseTime?: EntryFieldTypes.Symbol;
    contactStepsTitle?: EntryFieldTypes.Symbol;
    contactSteps?: EntryFieldTypes.Array<EntryFieldTypes.EntryLink<TypeTabSkeleton>>;
    linkedIn?: EntryFieldTypes.Symbol;
    x?: EntryFieldTypes.Symbol;
    facebook?: EntryFieldTypes.Symbol;
    defaultOnePager?: EntryFieldTypes.AssetLink;
    defaultClientLogo?: EntryFieldTypes.AssetLink;
}

export type TypeSiteSettingsSkeleton = EntrySkeletonType<TypeSiteSettingsFields, "siteSettings">;
export type TypeSiteSettings<Modifiers extends ChainModifiers, Locales extends LocaleCode = LocaleCode> = Entry<TypeSiteSettingsSkeleton, Modifiers, Locales>;

export interface TypeSmbProgrammeFields {
    title: EntryFieldTypes.Symbol;
    description?: EntryFieldTypes.Text;
    applyBy?: EntryFieldTypes.Date;
    fundingPool?: EntryFieldTypes.Integer;
    bannerMessages?: EntryFieldTypes.Array<EntryFieldTypes.Symbol>;
    applyButton?: EntryFieldTypes.Symbol;
    pillars?: EntryFieldTypes.Array<EntryFieldTypes.EntryLink<TypeTabSkeleton>>;
    teaserTitle?: EntryFieldTypes.Symbol;
    teaserDescription?: EntryFieldTypes.Text;
    contactButton?: EntryFieldTypes.Symbol;
    responseTime?: EntryFieldTypes.Symbol;
}

export type TypeSmbProgrammeSkeleton = EntrySkeletonType<TypeSmbProgrammeFields, "smbProgramme">;
export type TypeSmbProgramme<Modifiers extends ChainModifiers, Locales extends LocaleCode = LocaleCode> = Entry<TypeSmbProgrammeSkeleton, Modifiers, Locales>;

export interface TypeSynonymFields {
    title: EntryFieldTypes.Symbol;
    said: EntryFieldTypes.Array<EntryFieldTypes.Symbol>;
    meant?: EntryFieldTypes.Array<EntryFieldTypes.Symbol>;
}

export type TypeSynonymSkeleton = EntrySkeletonType<TypeSynonymFields, "synonym">;
export type TypeSynonym<Modifiers extends ChainModifiers, Locales extends LocaleCode = LocaleCode> = Entry<TypeSynonymSkeleton, Modifiers, Locales>;

export interface TypeTabFields {
    title: EntryFieldTypes.Symbol;
    description?: EntryFieldTypes.Text;
    list?: EntryFieldTypes.Array<EntryFieldTypes.Symbol>;
    img?: EntryFieldTypes.AssetLink;
    caseStudy?: EntryFieldTypes.Symbol;
}

export type TypeTabSkeleton = EntrySkeletonType<TypeTabFields, "tab">;
export type TypeTab<Modifiers extends ChainModifiers, Locales extends LocaleCode = LocaleCode> = Entry<TypeTabSkeleton, Modifiers, Locales>;

export interface TypeTestimonialFields {
    title?: EntryFieldTypes.Symbol;
    description?: EntryFieldTypes.RichText;
}

export type TypeTestimonialSkeleton = EntrySkeletonType<TypeTestimonialFields, "testimonial">;
export type TypeTestimonial<Modifiers extends ChainModifiers, Locales extends LocaleCode = LocaleCode> = Entry<TypeTestimonialSkeleton, Modifiers, Locales>;

