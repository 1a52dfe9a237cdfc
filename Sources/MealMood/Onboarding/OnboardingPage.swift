import Localization
import Mustache

/// The head of every step: how far one is, and the way back.
struct OnboardingPage: Model {
    var step: OnboardingStep
    var progressText: String
    var stepText: String

    init(step: OnboardingStep, _ context: VisitorContext) {
        self.step = step
        let numbers: [String: Argument] = [
            "step": .number(step.number), "steps": .number(OnboardingStep.asking.count),
        ]
        progressText = context.text("onboarding.progress", numbers)
        stepText = context.text("onboarding.count", numbers)
    }

    static let fields: [Field<Self>] = [
        .number("step") { $0.step.number },
        .list("steps") { page in OnboardingStep.asking.map { OnboardingStepModel(step: $0, current: page.step) } },
        .text("progressText") { $0.progressText },
        .text("stepText") { $0.stepText },
        .number("progressValue") { $0.step.number },
        .number("progressEnd") { _ in OnboardingStep.asking.count },
        .text("backURL") { $0.step.previous?.url ?? "" },
    ]
}

struct OnboardingStepModel: Model {
    var step: OnboardingStep
    var current: OnboardingStep

    static let fields: [Field<Self>] = [
        .flag("isDone") { $0.step.number < $0.current.number },
        .flag("isCurrent") { $0.step == $0.current },
    ]
}

struct OnboardingMealsModel: Model {
    var chosen: PlannedMeals

    static let fields: [Field<Self>] = [
        .flag("isDinner") { $0.chosen == .dinner },
        .flag("isLunch") { $0.chosen == .lunch },
        .flag("isBoth") { $0.chosen == .both },
    ]
}

struct OnboardingWeekendsModel: Model {
    var isOn: Bool

    static let fields: [Field<Self>] = [.flag("isOn") { $0.isOn }]
}
