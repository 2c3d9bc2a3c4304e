/**
 * What React DOM can do and no element asks for, each with what is then true inside its code. (decision 17)
 *
 * `api`: the names by which code would ask for it; a module that does fails the build.
 * `never`: functions that are only called for it, or answer the same without it, and what their body becomes.
 * `constant`: variables and fields that then hold one value.
 * `tags`: kinds of fiber that then never occur.
 * `gone`: statements that only serve it, by what they assign to.
 */
const nothing = names =>
  Object.fromEntries(
    names
      .trim()
      .split(/\s+/)
      .map(name => [name, '']),
  );

export const unusedReact = [
  {
    what: 'to take over HTML that a server has rendered with React',
    api: ['hydrateRoot'],
    constant: { isHydrating: '!1', '.isDehydrated': '!1', '.dehydrated': 'null' },
    gone: ['exports.hydrateRoot', 'ReactDOMHydrationRoot.prototype.unstable_scheduleHydration'],
    never: {
      ...nothing(`
        ReactDOMHydrationRoot attemptContinuousHydration attemptExplicitHydrationTarget
        attemptHydrationAtCurrentPriority attemptReplayContinuousQueuedEvent canHydrateHydrationBoundary
        canHydrateInstance canHydrateTextInstance checkForUnmatchedText clearHydrationBoundary clearIfContinuousEvent
        accumulateOrCreateContinuousQueuedReplayableEvent commitActivityHydrationCallbacks
        commitSuspenseHydrationCallbacks createFiberFromDehydratedFragment getBumpedLaneForHydration getNextHydratable
        hideOrUnhideDehydratedBoundary mountHostRootWithoutHydrating normalizeMarkupForTextOrAttribute
        popToNextHostParent prepareToHydrateHostInstance pushMaterializedTreeId pushTreeFork pushTreeId
        queueHydrationError registerSuspenseInstanceRetry replayUnblockedEvents resetHydrationState
        restoreSuspendedTreeContext retryDehydratedSuspenseBoundary retryIfBlockedOn scheduleCallbackIfUnblocked
        scheduleReplayQueueIfNeeded throwOnHydrationMismatch updateDehydratedSuspenseComponent
      `),
      getActivityInstanceFromFiber: 'return null',
      getNextHydratableInstanceAfterHydrationBoundary: 'return null',
      getParentHydrationBoundary: 'return null',
      getSuspenseInstanceFromFiber: 'return null',
      popHydrationState: 'return !1',
      queueIfContinuousEvent: 'return !1',
      upgradeHydrationErrorsToRecoverable: 'return null',
    },
  },
  {
    what: 'view transitions',
    api: ['ViewTransition', 'addTransitionType'],
    tags: [30],
    constant: {
      appearingViewTransitions: 'null',
      inUpdateViewTransition: '!1',
      pendingViewTransition: 'null',
      pendingViewTransitionEvents: 'null',
      rootViewTransitionAffected: '!1',
      rootViewTransitionNameCanceled: '!1',
      shouldStartViewTransition: '!1',
      viewTransitionMutationContext: '!1',
    },
    gone: ['ViewTransitionPseudoElement.prototype'],
    never: nothing(`
      applyViewTransitionName applyViewTransitionToHostInstances commitAfterMutationEffectsOnFiber
      commitAppearingPairViewTransitions commitDeletedPairViewTransitions commitEnterViewTransitions
      commitExitViewTransitions commitNestedViewTransitions createMeasurement createViewTransitionInstance
      flushAfterMutationEffects forceLayout getClassNameByType getViewTransitionClassName getViewTransitionName
      measureClonedInstance measureInstance measureNestedViewTransitions measureViewTransitionHostInstancesRecursive
      pushMutationContext pushViewTransitionCancelableScope queueTransitionTypes
      recursivelyTraverseAfterMutationEffects reportViewTransitionError restoreEnterOrExitViewTransitions
      restoreNestedViewTransitions restorePairedViewTransitions restoreViewTransitionName
      restoreViewTransitionOnHostInstances scheduleViewTransitionEvent startViewTransition trackEnterViewTransitions
      waitForImageToLoad
    `),
  },
  {
    what: "to put style sheets, scripts and titles into the page's head, to own html, head or body, to preload",
    api: ['preconnect', 'prefetchDNS', 'preinit', 'preinitModule', 'preload', 'preloadModule'],
    tags: [26, 27],
    never: {
      ...nothing(`
        acquireResource adoptPreloadPropsForScript adoptPreloadPropsForStylesheet clearContainerSparingly
        clearSingletonPreambleContribution commitHostSingletonAcquisition createHoistableInstance estimateBandwidth
        getHydratableHoistableCache getHoistableRoot getResource getResourcesFromRoot insertStylesheet
        insertStylesheetIntoRoot insertSuspendedStylesheets mountHoistable preconnect preconnectAs prefetchDNS
        preinitModuleScript preinitScript preinitStyle preload preloadModule preloadResource
        preloadResourceAndSuspendIfNeeded preloadStylesheet releaseSingletonInstance resolveSingletonInstance
        suspendResource
      `),
      isHostHoistableType: 'return !1',
      isSingletonScope: 'return !1',
    },
  },
  {
    what: 'to wait with what is shown for its images and style sheets',
    api: [],
    never: {
      ...nothing(`
        accumulateSuspenseyCommitOnFiber checkIfFullyUnsuspended estimateImageBytes isLikelyStaticResource onUnsuspend
        onUnsuspendImg preloadInstanceAndSuspendIfNeeded recursivelyAccumulateSuspenseyCommit suspendInstance
      `),
      maySuspendCommit: 'return !1',
      waitForCommitToBeReady: 'return null',
    },
  },
  {
    what: 'a ref on a fragment',
    api: [],
    gone: ['FragmentInstance.prototype'],
    never: {
      ...nothing(`
        addFragmentHandleToFiber addFragmentHandleToInstance commitFragmentInstanceDeletionEffects
        commitFragmentInstanceInsertionEffects commitNewChildToFragmentInstance commitNewChildToFragmentInstances
        deleteChildFromFragmentInstance
      `),
      FragmentInstance: 'throw Error("A fragment has no ref here.")',
      isFragmentInstanceHostBoundary: 'return !1',
      isFragmentInstanceParent: 'return !1',
    },
  },
  {
    what: 'lists of suspended parts, hidden activities, and kinds of fiber that only other renderers make',
    api: ['Activity', 'unstable_SuspenseList', 'SuspenseList'],
    tags: [18, 19, 21, 23, 25, 31],
    never: {
      ...nothing(`
        cutOffTailIfNeeded findFirstSuspended findLastContentRow initSuspenseListRenderState mountActivityChildren
        popSuspenseListContext pushDehydratedActivitySuspenseHandler pushSuspenseListContext
        retryActivityComponentWithoutHydrating reverseChildren updateActivityComponent updateSuspenseListComponent
      `),
    },
  },
  {
    what: 'to wait for code or data while something else is shown, and to keep parts of a screen hidden',
    api: ['Suspense', 'lazy', 'use'],
    tags: [13, 16, 22],
    constant: {
      offscreenDirectParentIsHidden: '!1',
      offscreenSubtreeIsHidden: '!1',
      offscreenSubtreeWasHidden: '!1',
    },
  },
  {
    what: 'functions as the action of a form',
    api: ['requestFormReset', 'useActionState', 'useFormState', 'useFormStatus', 'useOptimistic'],
    never: nothing(`
      TransitionAwareHostComponent actionStateActionEffect coerceFormActionProp dispatchActionState
      dispatchOptimisticSetState ensureFormComponentIsStateful extractEvents$1 handleActionReturnValue
      mountActionState notifyActionListeners onActionError onActionSuccess recursivelyResetForms requestFormReset
      requestFormReset$1 rerenderActionState runActionStateAction startHostTransition updateActionState
      updateActionStateImpl updateOptimisticImpl useHostTransitionStatus
    `),
  },
];
